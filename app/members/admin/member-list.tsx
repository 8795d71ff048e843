import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, targetLanguages } from '../../../domain/languages.ts'
import { roles, tiers } from '../../../domain/session.ts'
import { Button } from '../../ui/button.tsx'
import { Failure, Input, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Member, OrderError } from './members.server.ts'

interface Order {
  id: string
  error: OrderError | null
  /** The submitted rank, so that a refused one can be corrected. */
  rank?: { tier: string; role: string; languages: string[] }
}

interface MemberListProps {
  /** Null when the members' backend returned no list. */
  page: { members: Member[]; more: boolean } | null
  /** Result of the captain's last change. */
  order: Order | undefined
}

/** The members by name, with controls for tier and role. */
export function MemberList({ page, order }: MemberListProps) {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  const searchId = useId()
  return (
    <section className="mt-14" aria-labelledby="tripulacion">
      <h2 id="tripulacion" className="text-3xl">
        {t('members.title')}
      </h2>
      <p className="mt-2 text-lg text-mist">{t('members.text')}</p>
      <Form method="get" role="search" className="mt-6 grid max-w-xl gap-1.5">
        <label htmlFor={searchId} className="font-bold">
          {t('members.search')}
        </label>
        <div className="flex gap-3">
          <Input
            id={searchId}
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            maxLength={100}
          />
          <Button type="submit" variant="glass">
            <Icon name="search" className="size-5" />
            <span className="sr-only sm:not-sr-only">{t('members.find')}</span>
          </Button>
        </div>
      </Form>
      {!page && <Failure className="mt-6">{t('members.unavailable')}</Failure>}
      {page?.members.length === 0 && <p className="mt-6 text-lg">{t('members.nobody')}</p>}
      <ul className="grid gap-3 mt-6">
        {page?.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            order={order?.id === member.id ? order : undefined}
          />
        ))}
      </ul>
      {page?.more && <p className="mt-4 text-mist">{t('members.more')}</p>}
    </section>
  )
}

function MemberRow({ member, order }: { member: Member; order: Order | undefined }) {
  const { t, i18n } = useTranslation('admin')
  const navigation = useNavigation()
  const busy = navigation.formData?.get('id') === member.id
  const rank = (order?.error && order.rank) || member
  const joined = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <li className="grid gap-4 py-4.5 px-5 bg-(--shoal) border-2 border-rope/40 rounded-cut lg:grid-cols-[minmax(16rem,1fr)_auto] lg:items-center contrast-more:border-3 contrast-more:border-current">
      <div className="min-w-0">
        <h3 className="truncate text-xl">{member.name}</h3>
        <p className="break-words text-mist">{member.email}</p>
        <p className="text-base text-mist">
          {t('members.since', { date: joined.format(new Date(member.joinedAt)) })}
        </p>
      </div>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={member.id} />
        <Choice
          name="tier"
          label={t('members.tier')}
          value={rank.tier}
          options={tiers.map((tier) => ({ value: tier, label: t(`members.tiers.${tier}`) }))}
        />
        <Choice
          name="role"
          label={t('members.role')}
          value={rank.role ?? ''}
          options={[
            { value: '', label: t('members.noRole') },
            ...roles.map((role) => ({ value: role, label: t(`members.roles.${role}`) })),
          ]}
        />
        <fieldset className="flex flex-[1_0_100%] flex-wrap gap-x-5 text-base in-[form:has(>label_option[value=translator]:not(:checked))]:hidden">
          <legend>{t('members.languages')}</legend>
          {targetLanguages.map((language) => (
            <label key={language} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="languages"
                value={language}
                defaultChecked={(rank.languages as string[]).includes(language)}
                className="size-5 shrink-0 accent-gold"
              />
              <span lang={language}>{languages[language].name}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" name="intent" value="rank" aria-disabled={busy}>
          {t('members.save')}
          <span className="sr-only">{member.name}</span>
        </Button>
        {member.twoStep && (
          <Button
            type="submit"
            name="intent"
            value="second-step"
            variant="glass"
            aria-disabled={busy}
          >
            {t('members.removeSecondStep')}
            <span className="sr-only">{member.name}</span>
          </Button>
        )}
      </Form>
      <p role="status" className="empty:hidden">
        {order && (order.error ? t(`members.errors.${order.error}`) : t('members.done'))}
      </p>
    </li>
  )
}

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
}) {
  return (
    <label className="grid gap-1 text-base">
      {label}
      <Select name={name} defaultValue={value} className="w-auto">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
