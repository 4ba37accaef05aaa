import { sql } from 'kysely'
import type { NotificationCode, NotificationParams } from '#features/communication'
import { valueName } from '#features/dictionaries'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import { textAt } from '#platform/server/text-at.ts'
import type { Decision, DecisionWords } from '../domain/decision.rules.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const texts = { ru, en }

type Of<Code extends NotificationCode> = { code: Code; params: NotificationParams<Code>; link: ScreenHref }

/** A decision's notification in one language. */
export type DecisionNotice = Of<'EVENT_ACCEPTED_ACCELERATOR'> | Of<'EVENT_REJECTED_ACCELERATOR'>

/** Subject of a decision's notification. */
export type DecisionAbout = {
  requestId: number
  project: string
  track: string
  projectTrackId: number | null
}

/** The standard advice for a reason in a language; a reason added by an administrator has none. */
export const standingAdvice = (code: string, locale: MailLocale): string =>
  textAt(texts[locale], `reasonAdvice.${code}`) ?? ''

/** The names and codes of chosen reasons in a language, in order. */
const readReasons = async (db: Db, ids: readonly number[], locale: MailLocale) => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ code: string; name: string }>`
    select v.code, ${valueName('v', locale)} as name from dictionary_value v
    where v.id = any(${[...ids]}::bigint[]) order by v.seq, v.id`.execute(db)
  return rows
}

/** Link for the project's team: its participation, or its application before that. */
export const workOf = ({
  requestId,
  projectTrackId,
}: Pick<DecisionAbout, 'requestId' | 'projectTrackId'>): ScreenHref =>
  projectTrackId === null
    ? linkTo('/bch/view/my-acceleration-requests', { requestId })
    : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId })

/** The notification of a decision, in a language: the only place that renders it, for the notification, the email, and previews. */
export const decisionNotice = async (
  db: Db,
  about: DecisionAbout,
  decision: Decision,
  { reasonIds, reason, advice }: DecisionWords,
  locale: MailLocale,
): Promise<DecisionNotice> => {
  const { project, track } = about
  const word = (key: string, params: Record<string, string>) =>
    fill(textAt(texts[locale], `letter.${key}`) ?? '', params)
  const link = workOf(about)
  if (decision === 'ACCEPT') {
    const note = advice && `\n\n${word('next', { advice })}`
    return { code: 'EVENT_ACCEPTED_ACCELERATOR', params: { project, track, note }, link }
  }
  const reasons = await readReasons(db, reasonIds, locale)
  // A single reason is in the sentence, several are listed below it.
  const named =
    reasons.length > 1 ? reasons.map(({ name }) => `\n• ${name}`).join('') : (reasons[0]?.name ?? '')
  const why = [named, reason].filter(Boolean).join('\n')
  const next = [...reasons.map(({ code }) => standingAdvice(code, locale)), advice].filter(Boolean).join('\n')
  const text = next ? `${why}\n\n${word('again', { advice: next })}` : why
  return { code: 'EVENT_REJECTED_ACCELERATOR', params: { project, track, reason: text }, link }
}
