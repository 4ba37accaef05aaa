import { sql } from 'kysely'
import { previewNotice } from '#features/communication'
import { query } from '#platform/server/handler.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { previewDecisionLetter } from '../../contract/decision.endpoints.ts'
import { accelerationRequests } from '../../domain/acceleration-request.machine.ts'
import { findAccelerationRequest } from '../acceleration-request.repository.ts'
import { decisionNotice } from '../decision-letter.ts'

type About = {
  projectId: number
  acceleratorId: number
  project: string
  track: string
  recipients: number
  to: { name: string; locale: MailLocale; greeted: string } | null
}

/** The email of a decision to a project's leader, rendered by the code that sends it. */
export const previewDecisionLetterQuery = (settings: { publicUrl: string }) =>
  query({
    endpoint: previewDecisionLetter,
    load: (ctx, { body }) => findAccelerationRequest(ctx.db, body.requestId),
    authorize: accelerationRequests.decide,
    run: async ({ db, locale, actor }, { body: { decision, ...words } }, { id }) => {
      const { rows } = await sql<About>`
        select p.id as "projectId", r.accelerator_id as "acceleratorId", p.name as project, t.name as track,
          (select count(*)::int from unnest(${projectTeam(sql`p.id`)}) uid where uid <> ${actor.uid}) as recipients,
          case when l.uid is not null then json_build_object('name', ${nameInSentence('l')},
            'locale', coalesce(l.locale, 'ru'), 'greeted', l.first_name) end as "to"
        from acceleration_request r join project p on p.id = r.project_id join track t on t.id = r.track_id
          left join person l on l.uid = p.leader_uid
        where r.id = ${id}`.execute(db)
      const { projectId, acceleratorId, project, track, recipients, to } = rows[0]!
      const reader = { name: to?.greeted ?? '', locale: to?.locale ?? locale }
      // Accepting creates the participation that the email links to; its number is not known yet.
      const notice = await decisionNotice(
        db,
        { requestId: id, project, track, projectTrackId: null },
        decision,
        words,
        reader.locale,
      )
      return {
        project: { id: projectId, name: project },
        to: to && { name: to.name, locale: to.locale },
        recipients,
        ...(await previewNotice(db, settings, reader, notice, acceleratorId)),
      }
    },
  })
