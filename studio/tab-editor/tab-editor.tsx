import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Metre } from '../../domain/music/score.ts'
import { isReadable, PROBLEMS } from '../../schemas/tablature.ts'
import { BarGrid } from './bar-grid.tsx'
import { DurationButtons } from './duration-buttons.tsx'
import { advance, changedValue, QUARTER, type Refusal } from './durations.ts'
import {
  addBar,
  addPalm,
  changeGrid,
  emptyTab,
  fillBar,
  PALM,
  placeBars,
  problemOf,
  removeBar,
  replaceCell,
} from './edit-tab.ts'
import { type Cell, moved, typed } from './keys.ts'
import './tab-editor.css'

/** Bars that are shown together: each is some hundred cells. */
const PAGE = 8
/** Columns of a quarter. */
const GRIDS = [
  { title: 'Corcheas', columns: 4 },
  { title: 'Tresillos', columns: 6 },
  { title: 'Semicorcheas', columns: 8 },
]

const SMALL = { fontSize: 1, padding: 2, mode: 'ghost' } as const
const REFUSALS: Record<Refusal, string> = {
  sum: 'Hay un compás que no cuadra: complétalo antes de seguir por figuras.',
  room: 'El lugar siguiente no cabe en ninguna rejilla sin perder nada.',
}

/**
 * A tab as a grid of strings and columns. It writes single characters into the text, so whatever it is not used
 * on stays as it was typed.
 */
export function TabEditor({
  text,
  metre,
  onChange,
}: {
  text: string
  metre: Metre
  onChange: (text: string) => void
}) {
  const bars = useMemo(
    () => placeBars(text)?.map((bar, index) => ({ ...bar, index, problem: problemOf(bar, metre) })),
    [text, metre],
  )
  const [cell, select] = useState<Cell>({ bar: 0, string: 0, column: 1 })
  const [lastDigit, setLastDigit] = useState('')
  const [value, setValue] = useState(QUARTER)
  const [message, say] = useState('')
  const grids = useRef<HTMLDivElement>(null)

  // Bars are drawn anew when they change, not with every key: so what they call stays the same.
  const actions = useRef({ go, press })
  actions.current = { go, press }
  const onSelect = useCallback((to: Cell) => actions.current.go(to), [])
  const onKey = useCallback((key: string) => actions.current.press(key), [])
  const lastBar = Math.max(0, (bars?.length ?? 0) - 1)
  const at = useMemo(() => {
    const bar = Math.min(cell.bar, lastBar)
    const isThere = bars?.[bar]?.lines[cell.string] !== undefined
    return { ...cell, bar, string: isThere ? cell.string : 0 }
  }, [cell, lastBar, bars])

  // The focus follows the selection, also to a bar that was not there before; it was in the grid, or went with its cell.
  const isTyping = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    const isHere = activeElement === body || grids.current?.contains(activeElement)
    if (isTyping.current && isHere && at)
      grids.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }, [at])

  if (!text.trim())
    return (
      <Button
        mode="ghost"
        text="Empezar la tablatura en la cuadrícula"
        onClick={() => onChange(emptyTab(metre))}
      />
    )
  if (!bars)
    return (
      <Card padding={3} radius={2} border tone="caution">
        <Text size={1}>
          La cuadrícula no se ofrece porque el texto tiene algo que no entiende. No cambia nada:
          corrígelo abajo. {isReadable(text) !== true && isReadable(text)}
        </Text>
      </Card>
    )

  const page = Math.floor(at.bar / PAGE)
  const pages = Math.ceil(bars.length / PAGE)

  function go(to: Cell) {
    setLastDigit('')
    say('')
    select(to)
  }

  /** @returns true if the key means something here */
  function press(key: string): boolean {
    isTyping.current = true
    if (key === 'Enter') {
      goOn()
      return true
    }
    const changed = changedValue(value, key)
    if (changed) {
      setValue(changed)
      return true
    }
    const to = moved(at, key, bars ?? [])
    if (to) {
      go(to)
      return true
    }
    const sign = typed(key, lastDigit)
    if (sign === null) return false
    const [wanted, alone] = sign
    const written = replaceCell(text, at.bar, at.string, at.column, wanted)
    const after =
      written === text && alone !== wanted
        ? replaceCell(text, at.bar, at.string, at.column, alone)
        : written
    if (after !== text) onChange(after)
    setLastDigit(/^\d$/.test(key) && alone === wanted ? key : '')
    const isKept = after === text && bars?.[at.bar]?.texts[at.string]?.[at.column] !== wanted
    say(isKept ? 'No cabe en esta columna.' : '')
    return true
  }

  /** To the place at which the chosen note value ends. */
  function goOn() {
    const next = advance(text, at, metre, value)
    if (typeof next === 'string') return say(REFUSALS[next])
    if (next.text !== text) onChange(next.text)
    go(next.cell)
  }

  function grid(columns: number) {
    const after = changeGrid(text, at.bar, metre, (columns * 4) / metre[1])
    say(after === null ? 'Este compás no cabe en esa rejilla sin perder nada.' : '')
    if (after !== null) onChange(after)
  }

  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap" align="center">
        <Button
          {...SMALL}
          text="Añadir compás"
          onClick={() => {
            onChange(addBar(text, at.bar))
            go({ ...at, bar: at.bar + 1, column: 1 })
          }}
        />
        <Button
          {...SMALL}
          text="Quitar compás"
          onClick={() => {
            onChange(removeBar(text, at.bar))
            go({ ...at, bar: Math.max(0, at.bar - 1), column: 1 })
          }}
        />
        <Text size={1} muted>
          Rejilla:
        </Text>
        {GRIDS.map(({ title, columns }) => (
          <Button key={title} {...SMALL} text={title} onClick={() => grid(columns)} />
        ))}
        <Button
          {...SMALL}
          text="Completar compás"
          disabled={bars[at.bar]?.problem !== 'sum'}
          onClick={() => onChange(fillBar(text, at.bar, metre))}
        />
        <Button
          {...SMALL}
          text="Línea de la palma (PM)"
          disabled={bars[at.bar]?.lines[PALM] !== undefined}
          onClick={() => {
            onChange(addPalm(text, at.bar))
            go({ ...at, string: PALM })
          }}
        />
      </Flex>
      <DurationButtons value={value} onChange={setValue} onAdvance={goOn} />
      <div ref={grids} className="tab-bars">
        {bars.slice(page * PAGE, (page + 1) * PAGE).map(({ index, texts, names, problem }) => (
          <BarGrid
            key={index}
            bar={texts.join('\n')}
            names={names.join('\n')}
            number={index + 1}
            problem={problem && PROBLEMS[problem]('')}
            beats={metre[0]}
            cell={index === at.bar ? at : null}
            onSelect={onSelect}
            onKey={onKey}
          />
        ))}
      </div>
      {pages > 1 && (
        <Flex gap={2} align="center">
          <Button
            mode="ghost"
            text="Compases anteriores"
            disabled={page === 0}
            onClick={() => go({ ...at, bar: (page - 1) * PAGE, column: 1 })}
          />
          <Button
            mode="ghost"
            text="Compases siguientes"
            disabled={page === pages - 1}
            onClick={() => go({ ...at, bar: (page + 1) * PAGE, column: 1 })}
          />
          <Text size={1} muted>
            {page + 1} de {pages}
          </Text>
        </Flex>
      )}
      <Text size={1} muted>
        Elige una casilla y escribe: traste de 0 a 24, h ligado ascendente, p descendente, / y \
        slide, b bend, r suelta, ~ vibrato, t tapping, x apagada; en la línea PM, = apoya la palma;
        Retroceso borra. Intro avanza lo que dura la figura, &lt; y &gt; la acortan y alargan, el
        punto le pone puntillo. Los botones de arriba valen para el compás {at.bar + 1}.
      </Text>
      <Text size={1} role="status">
        {message}
      </Text>
    </Stack>
  )
}
