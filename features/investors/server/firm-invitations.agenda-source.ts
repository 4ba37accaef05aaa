import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { inviteeOf } from './firm.repository.ts'

/** Invitations to firms that await an investor's answer. */
export const firmInvitationsOfInvestor = agendaSource<unknown, { id: number }>({
  name: 'firm-invitations',
  kind: 'invitation',
  menu: 'InvestorWorkspace',
  list: null,
  reads: ['firm'],
  of: ofNothing,
  authorize: investorProfiles.view,
  from: sql`firm_invitation i join investor_firm f on f.id = i.firm_id join person x on x.uid = i.invited_by`,
  key: sql`i.id`,
  scope: ({ actor }) => sql`i.status = 'SENT' and ${inviteeOf} = ${actor.uid}`,
  since: sql`i.created_at`,
  title: () => sql`f.name`,
  context: () => displayName('x'),
  columns: sql`i.id`,
  verb: () => 'answer',
  link: () => linkTo('/bch/view/investor-workspace/firm', {}),
})
