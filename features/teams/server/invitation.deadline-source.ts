import { sql } from 'kysely'
import { draftNotice } from '#features/communication'
import type { DeadlineSource, DueReminder } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { nameInSentence } from '#platform/server/sql.ts'

/** Only a person chosen in the directory is named: a name would reveal whose address it is. */
const invitee = sql`case when i.chosen then ${nameInSentence('x')} else i.email end`

const shared = {
  object: sql`'invitation:' || i.id`,
  dueOn: sql`(i.expires_at at time zone a.time_zone)::date`,
  dueTime: sql`to_char(i.expires_at at time zone a.time_zone, 'HH24:MI')`,
  about: sql`a.name`,
  person: invitee,
  since: sql`i.created_at`,
  thingId: sql`i.id`,
  from: sql`team_invitation i left join person x on x.uid = i.person_uid`,
} as const

/** The notification of an invitation without an answer, for the accelerator’s side. */
const unanswered = ({ about, person, until }: DueReminder, recipients: readonly string[]) =>
  draftNotice({
    code: 'TEAM_INVITATION_UNANSWERED',
    params: { person, team: about, day: until },
    recipients: [...new Set(recipients)],
    link: linkTo('/bch/view/acceleratorTeam', {}),
  })

/** Invitations that expired without an answer: they wait for the person who sent them, while they work there. */
const expiredInvitations: DeadlineSource['after'] = {
  ...shared,
  assigned: sql`array(select distinct h.person_uid from counted_membership h
    where h.accelerator_id = a.id and h.person_uid = i.created_by and h.role = 'ACC')`,
  where: sql`i.accelerator_id = a.id and not i.hidden and i.status in ('SENT', 'REGISTERED')
    and i.expires_at <= now() and i.expires_at > now() - interval '90 days'`,
  notices: (due) => [unanswered(due, [...due.assigned, ...due.others])],
}

/** Ends of invitations to an accelerator’s team that nobody has answered. */
export const invitationDeadlines: DeadlineSource = {
  kind: 'INVITATION',
  ...shared,
  assigned: sql`array[i.person_uid]`,
  where: sql`i.accelerator_id = a.id and i.person_uid is not null and i.status in ('SENT', 'REGISTERED')
    and i.expires_at > now()`,
  after: expiredInvitations,
  portalRules: [{ days: -2, audiences: ['ASSIGNED'] }],
  notices: (due) => [
    draftNotice({
      code: 'TEAM_INVITATION_DUE',
      params: { team: due.about, day: due.until },
      recipients: due.assigned,
      link: linkTo('/bch/view/team-invite', { invitationId: due.thingId }),
    }),
    unanswered(due, due.others),
  ],
}
