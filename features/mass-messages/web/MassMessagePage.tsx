import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { massMessageStateTable } from '../domain/state-tables.ts'
import { massMessageActions } from './mass-message-actions.ts'
import type { OpenMessage } from './mass-message.types.ts'
import { Recipients } from './Recipients.tsx'
import { SendForm } from './SendForm.tsx'
import { isDraft, isGoing, isPlanned } from '../domain/phases.ts'

/** A message with its recipients. */
export const MassMessagePage = ({ message }: { message: OpenMessage }) => {
  const t = useTexts('mass-messages')
  const go = useGo()
  const actionsOf = useActions(massMessageActions, { page: { go } })
  const { state, recipients, sent, failed, leftOut, subject, body, nextAt } = message
  return (
    <section>
      <RecordNavigation backTo="/bch/view/mass-messages" backLabel={t('one.back')} />
      <PageHead title={subject || t('one.title')} actions={<PageActions actions={actionsOf(message)} />} />
      <Facts columns>
        <Fact label={t('list.columns.state')}>
          <StateOf table={massMessageStateTable} state={state} />
        </Fact>
        <Fact label={t('one.from')}>{t(`lists.${message.list}`)}</Fact>
        <Fact label={t('plan.audience')}>{t(`audiences.${message.audience}`)}</Fact>
        <Fact label={t('one.gets')}>{recipients}</Fact>
        <Fact label={t('one.leftOut')}>{leftOut}</Fact>
        {isDraft(message) ? null : <Fact label={t('list.columns.failed')}>{failed}</Fact>}
        {message.startedAt ? (
          <Fact label={t('one.started')}>
            <DateText value={message.startedAt} as="time" />
          </Fact>
        ) : null}
      </Facts>
      {isGoing(message) ? (
        <div className="mass-progress" role="status">
          <p>
            {isPlanned(message) && nextAt
              ? t('one.planned', { at: formatDateTime(nextAt) })
              : t('one.progress', { sent, count: recipients })}
          </p>
          <ProgressBar
            value={recipients === 0 ? 1 : sent / recipients}
            label={t('one.progress', { sent, count: recipients })}
          />
        </div>
      ) : null}
      <div className="mass-part">
        {isDraft(message) ? (
          <SendForm key={message.version} message={message} />
        ) : (
          <Section title={t('one.text')}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="mass-text">{body}</p>
          </Section>
        )}
      </div>
      <Recipients message={message} />
    </section>
  )
}
