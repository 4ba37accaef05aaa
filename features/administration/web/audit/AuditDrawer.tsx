import '../administration.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getAuditEntry } from '../../contract/audit-trail.endpoints.ts'
import { useOpened } from '../use-opened.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useAuditWords } from './use-audit-words.ts'
import { useSubjectName, type AuditEntry } from './use-subject-name.ts'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

const uid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The screen of the entry's record; undefined if administrators have none. */
const subjectLink = ({ subject, subjectId, subjectName }: AuditEntry): ScreenHref | undefined => {
  if (subject === 'person' || subject === 'account')
    return uid.test(subjectId) ? linkTo('/admin/people', { uid: subjectId }) : undefined
  if (subject === 'project')
    return subjectName === null ? undefined : linkTo('/bch/view/project-details', { id: Number(subjectId) })
  if (subject === 'job' || subject === 'backup') return linkTo('/admin/health', {})
  if (subject === 'system_variable') return linkTo('/admin/system-variables', {})
  if (subject === 'role_request') return linkTo('/admin/people', { tab: 'roleRequests' })
  if (subject === 'erasure_request') return linkTo('/admin/people', { tab: 'erasure' })
  return undefined
}

const EntryDetails = ({ entry }: { entry: ResponseOf<typeof getAuditEntry> }) => {
  const t = useTexts('administration')
  const subjectName = useSubjectName()
  const words = useAuditWords()
  const { from, to, details, subject } = entry
  const link = subjectLink(entry)
  const states =
    from === null && to === null
      ? []
      : [{ name: t('audit.state'), before: words.state(subject, from), after: words.state(subject, to) }]
  const changes = [...states, ...details.map((detail) => ({ ...detail, name: words.part(detail.name) }))]
  return (
    <>
      <Facts>
        <Fact label={t('audit.columns.at')}>
          <DateText value={entry.at} as="time" />
        </Fact>
        <Fact label={t('audit.columns.who')}>{entry.actor?.name ?? t('audit.portal')}</Fact>
        {entry.actingName ? <Fact label={t('audit.acting')}>{entry.actingName}</Fact> : null}
        <Fact label={t('audit.columns.what')}>{words.action(subject, entry.action)}</Fact>
        <Fact label={t('audit.columns.subject')}>
          {link ? <ScreenLink to={link}>{subjectName(entry)}</ScreenLink> : subjectName(entry)}
        </Fact>
        {entry.acceleratorName ? (
          <Fact label={t('audit.columns.accelerator')}>{entry.acceleratorName}</Fact>
        ) : null}
        {entry.comment ? <Fact label={t('audit.columns.comment')}>{entry.comment}</Fact> : null}
      </Facts>
      {entry.wordsWithheld ? <p className="muted">{t('audit.wordsWithheld')}</p> : null}
      {changes.length > 0 ? (
        <table className="audit-changes">
          <thead>
            <tr>
              <th scope="col">{t('audit.part')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={`${name} ${before ?? ''} ${after ?? ''}`}>
                <th scope="row">{name}</th>
                <td>{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

/** Drawer with one entry: the values before and after. */
export const AuditDrawer = () => {
  const t = useTexts('administration')
  const { open, id, close } = useOpened()
  const answer = useCall(getAuditEntry, { query: { id: String(id) } }, { enabled: open, deniedHere: true })
  return (
    <SidePanel open={open} title={t('audit.deed')} onClose={close}>
      {answer.data ? (
        <EntryDetails entry={answer.data} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
