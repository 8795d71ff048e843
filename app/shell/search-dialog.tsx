import { Form, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_QUERY_LENGTH } from '../content/search-terms.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { ResultSkeletons } from '../ui/result-skeletons.tsx'
import { SearchInput } from '../ui/search-parts.tsx'
import { SearchOptions } from './search-options.tsx'
import { useSearch } from './use-search.ts'

const SEARCH_PAGE = '/buscar'

/** The search of the whole school: an editable combobox with a list of pages. */
export default function SearchDialog(dialog: LazyDialogProps) {
  const { t } = useTranslation('search')
  const { question, setQuestion, isSearching, results, answered } = useSearch()
  const [active, setActive] = useState(-1)
  const navigate = useNavigate()
  const list = useId()
  const optionId = (index: number) => `${list}-${index}`

  function choose(index: number) {
    const result = results[index]
    if (!result) return
    dialog.onOpenChange(false)
    navigate(result.path)
  }

  function move(index: number) {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKey(event: KeyboardEvent) {
    const last = results.length - 1
    if (event.nativeEvent.isComposing || last < 0) return
    if (event.key === 'ArrowDown') move(active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp') move(active > 0 ? active - 1 : last)
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
  }

  function status() {
    if (!isSearching) return t('hint')
    if (!answered) return t('searching')
    if (results.length === 0) return t('none', { query: question.trim() })
    return t('found', { count: results.length })
  }

  return (
    <Modal
      {...dialog}
      title={t('title')}
      text={t('intro')}
      closeLabel={t('close')}
      overlayClassName="grid-cols-[minmax(0,1fr)] items-start justify-items-center pt-[clamp(1rem,8vh,6rem)]"
    >
      <Form
        method="get"
        action={SEARCH_PAGE}
        role="search"
        className="flex gap-2.5 mt-4"
        onSubmit={() => dialog.onOpenChange(false)}
      >
        <SearchInput
          // A dialog for typing: the focus belongs in its field.
          autoFocus
          name="q"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={results.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          required
          maxLength={MAX_QUERY_LENGTH}
          placeholder={t('placeholder')}
          value={question}
          onChange={(event) => {
            setQuestion(event.target.value)
            setActive(-1)
          }}
          onKeyDown={handleKey}
        />
        <Button type="submit" aria-label={t('all')}>
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </Form>
      <p role="status" className="mt-3 text-mist">
        {status()}
        {!isSearching && (
          <span className="[@media(hover:none)_and_(pointer:coarse)]:hidden"> {t('keys')}</span>
        )}
      </p>
      {isSearching && !answered && results.length === 0 && <ResultSkeletons />}
      <SearchOptions
        id={list}
        optionId={optionId}
        results={results}
        busy={isSearching && !answered}
        active={active}
        onMove={setActive}
        onChoose={choose}
      />
    </Modal>
  )
}
