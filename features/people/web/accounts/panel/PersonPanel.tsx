import { wholeName } from '#platform/domain/whole-name.ts'
import type { ReactNode } from 'react'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { History } from '#platform/web/work/components/history/History.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { peoplePath } from '../people-search.ts'
import { personActions } from '../person-actions.tsx'
import type { AdministeredPerson } from '../person.types.ts'
import { personStateTable } from '../../../domain/state-tables.ts'

/** A long address wraps at the @. */
const EmailLink = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{host}
    </a>
  )
}

/** All data of a person for administrators, with their actions. */
export const PersonPanel = ({ person }: { person: AdministeredPerson }) => {
  const t = useTexts('people')
  const actions = useActions(personActions)(person)
  const fact = (key: string, value: ReactNode) => <Fact label={t(`panel.${key}`)}>{value}</Fact>
  const titleOf = (action: string): string =>
    t(hasText(`people:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <div className="person-panel">
      <p className="person-panel-head">
        <Avatar name={wholeName(person)} url={person.avatarUrl} size={48} />
        <StateOf table={personStateTable} state={person.status} />
      </p>
      <Facts>
        {fact('email', <EmailLink email={person.email} />)}
        {person.mergedInto
          ? fact(
              'mergedInto',
              <ScreenLink to={linkTo(peoplePath, { uid: person.mergedInto.uid })} inPlace>
                {person.mergedInto.name}
              </ScreenLink>,
            )
          : null}
        {person.formerEmails.length > 0 ? fact('former', person.formerEmails.join(', ')) : null}
        {person.phone
          ? fact('phone', <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</a>)
          : null}
        {fact(
          'confirmed',
          person.emailConfirmedAt ? (
            <DateText value={person.emailConfirmedAt} as="time" />
          ) : (
            t('panel.unknown')
          ),
        )}
        {fact('created', <DateText value={person.createdAt} as="time" />)}
        {fact(
          'seen',
          person.lastSeenAt ? <DateText value={person.lastSeenAt} as="time" /> : t('panel.never'),
        )}
        {fact('secondFactor', t(person.secondFactor ? 'panel.on' : 'panel.off'))}
        {fact('projects', person.projectsCount)}
      </Facts>
      <p className="person-panel-actions">
        <ActionButtons actions={actions} size="small" />
      </p>
      <Slot name="person.roles" person={{ uid: person.uid, name: wholeName(person) }} />
      <section>
        <h3>{t('panel.history')}</h3>
        <History
          entries={person.history.map((entry) => ({
            ...entry,
            title: titleOf(entry.action),
            from: null,
            to: null,
          }))}
        />
      </section>
    </div>
  )
}
