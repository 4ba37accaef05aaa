import './agenda.css'
import type { ComponentType } from 'react'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { distanceTo } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { AgendaItem } from './use-agenda.ts'

const kindIcons: Record<AgendaKind, ComponentType> = {
  alarm: icons.WarningIcon,
  task: icons.CheckCircleIcon,
  adaptation: icons.CheckCircleIcon,
  risk: icons.WarningIcon,
  review: icons.EyeIcon,
  expertReview: icons.CommentIcon,
  expertResult: icons.CheckCircleIcon,
  expertTerm: icons.ClockIcon,
  expertSuggestion: icons.StarIcon,
  dataRequest: icons.EyeIcon,
  nextStep: icons.FolderIcon,
  figures: icons.ChartIcon,
  messageReport: icons.ShieldIcon,
  expertQuestion: icons.InfoIcon,
  expertPayment: icons.WarningIcon,
  selection: icons.CheckCircleIcon,
  application: icons.SendIcon,
  decision: icons.SendIcon,
  draft: icons.EditIcon,
  tracker: icons.PersonIcon,
  invitation: icons.MailIcon,
  event: icons.CalendarIcon,
  eventRequest: icons.CalendarIcon,
  eventJury: icons.TrophyIcon,
  eventFollowUp: icons.CalendarIcon,
  openTaskModeration: icons.TrophyIcon,
  openTaskChange: icons.EditIcon,
  openTaskProject: icons.RocketIcon,
  openTaskQuestion: icons.InfoIcon,
  openTaskJury: icons.StarIcon,
  openTaskJudging: icons.TrophyIcon,
  mentorRequest: icons.PersonIcon,
  mentorQuestion: icons.CommentIcon,
  meeting: icons.CalendarIcon,
  meetingTask: icons.CheckCircleIcon,
  leadership: icons.StarIcon,
  publicationConsent: icons.EyeIcon,
  formSubmission: icons.WarningIcon,
  formOffer: icons.DocumentIcon,
  joinRequest: icons.PeopleIcon,
  teamRequest: icons.PeopleIcon,
  stream: icons.CalendarIcon,
  trackTransfer: icons.CopyIcon,
  roleTransfer: icons.TransferIcon,
  roleRequest: icons.KeyIcon,
  approval: icons.BuildingIcon,
  erasure: icons.DeleteIcon,
  support: icons.MailIcon,
  technologyProposal: icons.GlobeIcon,
  message: icons.CommentIcon,
}

/** How long the item has waited: "for 3 days". */
const Since = ({ since }: { since: string }) => {
  const t = useTexts('agenda')
  const { unit, count } = distanceTo(since)
  return (
    <time dateTime={since}>
      {count === 0 ? t('waiting.now') : t(`waiting.${unit}`, { count: Math.abs(count) })}
    </time>
  )
}

type Props = {
  item: AgendaItem
  /** Its place in rows that have keys. */
  at?: number
  withNote: boolean
}

/** An item with its subject, waiting time, deadline and the button to act. */
export const AgendaRow = ({ item, at, withNote }: Props) => {
  const t = useTexts('agenda')
  const { kind, verb, title, context, role, note, remarks, since, due } = item
  const Icon = kindIcons[kind]
  // The server creates it with `linkTo`.
  const link = item.link as ScreenHref
  const name = title || t('unnamed')
  const what = t(`what.${kind}`, { context: verb })
  const act = t(`verbs.${verb}`, { context: kind })
  return (
    <Row
      at={at}
      figure={<Icon />}
      title={<TextLink to={link}>{name}</TextLink>}
      facts={
        <>
          <span className="agenda-what">{what}</span>
          {role ? <span>{t(`roleNames.${role}`)}</span> : null}
          {context ? <span>{context}</span> : null}
          {remarks > 0 ? <span>{t(`remarks.${kind}`, { count: remarks })}</span> : null}
          <Since since={since} />
          {due ? <DeadlineText value={due} /> : null}
        </>
      }
      text={withNote && note ? <span className="agenda-note">{note}</span> : null}
      end={
        <Button component={ScreenLink} to={link} size="small" aria-label={`${act}: ${name}`}>
          {act}
        </Button>
      }
    />
  )
}
