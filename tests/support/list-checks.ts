import { sql, type RawBuilder } from 'kysely'
import { isTeam, type Person as Actor } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import { accelerationRequests } from '../../features/acceleration-requests/domain/acceleration-request.policy.ts'
import { findAccelerationRequest } from '../../features/acceleration-requests/server/acceleration-request.repository.ts'
import { decisionsPolicy } from '../../features/acceleration-requests/domain/decision.policy.ts'
import { findRun } from '../../features/acceleration-requests/server/decisions/run.repository.ts'
import { expertActs } from '../../features/expert-payments/domain/expert-payment.policy.ts'
import { findAct } from '../../features/expert-payments/server/acts/act.repository.ts'
import { expertSuggestions } from '../../features/expert-suggestions/domain/expert-suggestion.policy.ts'
import { findSuggestion } from '../../features/expert-suggestions/server/suggestion.repository.ts'
import {
  expertises,
  expertJobs,
  ownBatches,
  ownOrders,
} from '../../features/expertise/domain/expert-job.policy.ts'
import { findOffers } from '../../features/expertise/server/own/find-offer.ts'
import { findExpertJob } from '../../features/expertise/server/expert-job.repository.ts'
import { acceleratorProfiles } from '../../features/accelerators/domain/accelerator-profile.policy.ts'
import { marketingFiles } from '../../features/accelerators/domain/marketing-file.policy.ts'
import { showcaseAccelerators } from '../../features/accelerators/domain/showcase-accelerator.policy.ts'
import { findAccelerator } from '../../features/accelerators/server/accelerator.repository.ts'
import { findMarketingFile } from '../../features/accelerators/server/marketing-file.repository.ts'
import { notifications } from '../../features/communication/domain/notification.policy.ts'
import { findFacts } from '../../features/communication/server/notification.repository.ts'
import { dictionaries } from '../../features/dictionaries/domain/dictionary.policy.ts'
import { formSubmissions, intakeForms } from '../../features/form-intake/domain/form-intake.policy.ts'
import { findForm } from '../../features/form-intake/server/form.repository.ts'
import { findSubmission } from '../../features/form-intake/server/submission.repository.ts'
import { listExports } from '../../features/exports/domain/export.policy.ts'
import { objects } from '../../features/objects/domain/object.policy.ts'
import { overviews, type OverviewFacts } from '../../features/overviews/domain/overviews.policy.ts'
import { tasks } from '../../features/participations/domain/task.policy.ts'
import { findTask } from '../../features/participations/server/task.repository.ts'
import { erasureRequests } from '../../features/people/domain/erasure-request.policy.ts'
import { people, peopleLists } from '../../features/people/domain/people.policy.ts'
import { showcaseCards } from '../../features/people/domain/showcase-card.policy.ts'
import type { ShowcaseRole } from '../../features/people/domain/showcase-roles.ts'
import { findShowcaseCard } from '../../features/people/server/showcase-card.repository.ts'
import { findPerson } from '../../features/people/server/accounts/people.repository.ts'
import { findErasure } from '../../features/people/server/erasure.repository.ts'
import { profileTemplateList } from '../../features/profile-templates/domain/template.policy.ts'
import { savedComments } from '../../features/programmes/domain/saved-comment.policy.ts'
import { findSavedComment } from '../../features/programmes/server/saved-comment.repository.ts'
import { projectImports } from '../../features/project-import/domain/project-import.policy.ts'
import { findImport } from '../../features/project-import/server/import.repository.ts'
import { projects } from '../../features/projects/domain/project.policy.ts'
import { findProject } from '../../features/projects/server/project.repository.ts'
import { roleAdministration } from '../../features/roles/domain/role-administration.policy.ts'
import { roleRequests } from '../../features/roles/domain/role-request.policy.ts'
import { findRoleRequest } from '../../features/roles/server/role-request.repository.ts'
import { selections } from '../../features/selection/domain/selection.policy.ts'
import { findRecord } from '../../features/selection/server/record.repository.ts'
import { publicationTemplates } from '../../features/showcases/domain/publication-template.policy.ts'
import { shownPages } from '../../features/showcases/domain/shown-projects.policy.ts'
import { findShown } from '../../features/showcases/server/read-shown-project.ts'
import { findTemplate } from '../../features/showcases/server/template.repository.ts'
import { acceleratorTeam } from '../../features/teams/domain/accelerator-team.policy.ts'
import { joinRequests } from '../../features/teams/domain/join-request.policy.ts'
import { teamInvitations } from '../../features/teams/domain/invitation.policy.ts'
import { teamRequests } from '../../features/teams/domain/team-request.policy.ts'
import { vacancies } from '../../features/teams/domain/vacancy.policy.ts'
import { timetables } from '../../features/timetable/domain/timetable.policy.ts'
import { findStream } from '../../features/timetable/server/stream.repository.ts'
import { trackTransfers } from '../../features/track-transfers/domain/track-transfer.policy.ts'
import { findTrackTransfer } from '../../features/track-transfers/server/track-transfer.repository.ts'
import { findInvitationById } from '../../features/teams/server/invitation.repository.ts'
import { findJoinRequest } from '../../features/teams/server/join-request.repository.ts'
import { findTeamRequest } from '../../features/teams/server/team-request.repository.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Parts } from './portal.ts'

/** What is said of a list: what there is of its kind, and who sees one of it on its own page. */
export type ListCheck = {
  /** What names a row of the answer. */
  key: string
  /** Every object the list could show, whoever asks; `null` where only the shown ones can be named. */
  all: ((parts: Parts) => RawBuilder<unknown>) | null
  /** The policy of one object. */
  sees: (reader: Reader & { actor: Actor }, key: never, parts: Parts) => Promise<boolean>
  /** Whoever is refused the list sees none of its objects elsewhere either. */
  closed: boolean
}

const onAccelerator = ({ headers }: Parts): number => Number(headers!['accelerator-id'])

/** Of objects that the policy checks one by one. */
const checked = <Subject>(
  all: ListCheck['all'],
  find: (reader: Reader, id: number) => Promise<Subject | undefined>,
  sees: (actor: Actor, subject: Subject, parts: Parts) => boolean,
  options: Partial<Pick<ListCheck, 'key' | 'closed'>> = {},
): ListCheck => ({
  key: 'id',
  closed: false,
  ...options,
  all,
  sees: async (reader, id, parts) => {
    const subject = await find(reader, id)
    return subject !== undefined && sees(reader.actor, subject, parts)
  },
})

/** Of objects that are all open to whoever may ask for them. */
const open = (action: PolicyAction<unknown>, all: ListCheck['all'] = null, key = 'id'): ListCheck => ({
  key,
  all,
  closed: false,
  sees: async ({ actor }) => action.allows(actor, null),
})

/** Of the people of a showcase. */
const showcaseOf = (role: ShowcaseRole): ListCheck => ({
  key: 'uid',
  all: () => sql`select uid from person`,
  closed: false,
  sees: async ({ db, actor }, uid) => {
    const found = await findShowcaseCard(db, String(uid), role)
    return found !== undefined && showcaseCards.view.allows(actor, found)
  },
})

/** The same person as a founder: their rooms in accelerators are other lists. */
const asFounder = (actor: Actor): Actor => ({ ...actor, roles: ['INI'], memberships: [] })

/** Every declared list has one; a list without fails the test. */
export const listChecks: Record<string, ListCheck> = {
  listAccelerationRequests: checked(
    () => sql`select id from acceleration_request`,
    ({ db }, id) => findAccelerationRequest(db, id),
    (actor, facts) => accelerationRequests.view.allows(asFounder(actor), facts),
  ),
  listProjectsInWork: checked(
    (parts) => sql`select id from acceleration_request where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findAccelerationRequest(db, id),
    (actor, facts) => accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }),
    { closed: true },
  ),
  listKeptProjects: checked(
    (parts) => sql`select id from project where keeper_accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findProject(db, id),
    projects.view.allows,
  ),
  listMarketingFiles: checked(
    (parts) => sql`select id from marketing_file where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findMarketingFile(db, sql`m.id = ${id}`),
    marketingFiles.read.allows,
  ),
  listSavedComments: checked(
    (parts) => sql`select id from saved_comment where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findSavedComment(db, id),
    savedComments.view.allows,
    { closed: true },
  ),
  listStreams: checked(
    (parts) => sql`select id from stream where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findStream(db, id),
    timetables.read.allows,
    { closed: true },
  ),
  listAccelerators: checked(
    () => sql`select id from accelerator`,
    ({ db }, id) => findAccelerator(db, id),
    acceleratorProfiles.view.allows,
  ),
  listShownProjects: {
    key: 'id',
    all: ({ query }) =>
      sql`select project_id as id from shown_project where template_id = ${Number(query?.['showcaseId'])}`,
    closed: false,
    sees: async (reader, id) => {
      const found = await findShown(reader, { projectId: Number(id) })
      return found !== undefined && shownPages.view.allows(reader.actor, found)
    },
  },
  listShowcaseExperts: showcaseOf('EXPERT'),
  listShowcaseMentors: showcaseOf('MENTOR'),
  listShowcaseTrackers: showcaseOf('TRACKER'),
  listShowcaseAccelerators: checked(
    () => sql`select id from accelerator`,
    ({ db }, id) =>
      db.selectFrom('accelerator').select(['approval', 'name']).where('id', '=', id).executeTakeFirst(),
    showcaseAccelerators.view.allows,
  ),
  listNotifications: checked(
    () => sql`select id from notification`,
    async ({ db }, id) => (await findFacts(db, [id]))?.[0],
    (actor, one) => one.recipientUid === actor.uid && notifications.view.allows(actor, [one]),
    { closed: true },
  ),
  listExports: checked(
    () => sql`select id from list_export`,
    async ({ db }, id) => {
      const { rows } = await sql<{ personUid: string }>`
        select person_uid as "personUid" from list_export where id = ${id}`.execute(db)
      return rows[0]
    },
    listExports.view.allows,
    { closed: true },
  ),
  listDictionaries: open(dictionaries.look, () => sql`select id from dictionary`),
  compareDictionaryVersions: open(dictionaries.keep, null, 'code'),
  listVersionValues: open(dictionaries.keep, null, 'code'),
  listDictionaryEntries: open(
    dictionaries.keep,
    ({ query }) =>
      sql`select id from dictionary_value where dictionary_id = ${Number(query!['dictionaryId'])}`,
  ),
  listObjects: open(objects.look, () => sql`select id from profile_object`),
  listTasksToReview: checked(
    (parts) => sql`
      select id from project_trackpoint where accelerator_id = ${onAccelerator(parts)} and state = 'DONE_CODE'`,
    ({ db }, id) => findTask(db, id),
    tasks.review.allows,
    { closed: true },
  ),
  listErasureRequests: checked(
    () => sql`select id from erasure_request`,
    ({ db }, id) => findErasure(db, id),
    erasureRequests.view.allows,
  ),
  listPeople: checked(
    () => sql`select uid from person where erased_at is null`,
    ({ db }, uid) => findPerson(db, String(uid)),
    people.view.allows,
    { key: 'uid', closed: true },
  ),
  listWaitingAccounts: open(peopleLists.look, null, 'uid'),
  listProfileTemplates: open(profileTemplateList.look, () => sql`select id from profile_template`),
  listProjectImports: checked(
    (parts) => sql`select id from project_import where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findImport(db, id),
    projectImports.view.allows,
    { closed: true },
  ),
  listImportItems: {
    key: 'seq',
    all: null,
    closed: true,
    sees: async ({ db, actor }, _seq, { query }) => {
      const found = await findImport(db, Number(query!['importId']))
      return found !== undefined && projectImports.view.allows(actor, found)
    },
  },
  listIntakeForms: checked(
    (parts) => sql`select id from intake_form where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findForm(db, id),
    intakeForms.view.allows,
  ),
  listFormSubmissions: checked(
    (parts) => sql`select id from form_submission where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findSubmission(db, id),
    (actor, facts) => formSubmissions.manage.allows(actor, facts),
    { closed: true },
  ),
  listPublicationTemplates: checked(
    (parts) => sql`select id from publication_template where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findTemplate(db, id),
    publicationTemplates.view.allows,
    { closed: true },
  ),
  listDecisionRuns: checked(
    (parts) => sql`select id from decision_run where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findRun(db, id),
    decisionsPolicy.view.allows,
    { closed: true },
  ),
  listDecisionRunItems: {
    key: 'place',
    all: null,
    closed: true,
    sees: async ({ db, actor }, _place, { query }) => {
      const found = await findRun(db, Number(query!['runId']))
      return found !== undefined && decisionsPolicy.view.allows(actor, found)
    },
  },
  listSelectionRecords: checked(
    (parts) => sql`select id from selection_record where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findRecord(db, id),
    selections.view.allows,
    { closed: true },
  ),
  listSelectionRecordItems: {
    key: 'place',
    all: null,
    closed: true,
    sees: async ({ db, actor }, _place, { query }) => {
      const found = await findRecord(db, Number(query!['recordId']))
      return found !== undefined && selections.view.allows(actor, found)
    },
  },
  listTotalSelection: {
    key: 'key',
    all: (parts) => sql`select concat(record_id, '-', place) from selection_record_item
      where accelerator_id = ${onAccelerator(parts)}`,
    closed: true,
    sees: async ({ actor }, _key, parts) =>
      selections.view.allows(actor, { acceleratorId: onAccelerator(parts) }),
  },
  listTrackTransfers: checked(
    (parts) => sql`select id from track_transfer where target_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findTrackTransfer(db, id),
    trackTransfers.view.allows,
  ),
  listMyProjects: checked(
    () => sql`select id from project`,
    ({ db }, id) => findProject(db, id),
    (actor, facts) => projects.edit.allows(asFounder(actor), facts),
    { closed: true },
  ),
  listRoleRequests: checked(
    () => sql`select id from role_request`,
    async (reader, id) => {
      const found = await findRoleRequest(reader, id)
      return found && { personUid: found.person.uid }
    },
    roleRequests.view.allows,
  ),
  listRoleTransfers: open(roleAdministration.look, () => sql`select id from role_transfer`),
  listAcceleratorTeam: {
    key: 'key',
    all: null,
    closed: true,
    sees: async ({ actor }, _key, parts) =>
      acceleratorTeam.look.allows(actor, { acceleratorId: onAccelerator(parts) }),
  },
  listMyInvitations: checked(
    () => sql`select id from team_invitation`,
    findInvitationById,
    (actor, one) => one.inviteeUid === actor.uid && teamInvitations.view.allows(actor, one),
    { closed: true },
  ),
  listMyJoinRequests: checked(
    () => sql`select id from project_join_request`,
    findJoinRequest,
    (actor, one) => one.personUid === actor.uid && joinRequests.view.allows(actor, one),
    { closed: true },
  ),
  listRecruitingAccelerators: open({ ...peopleLists.look, allows: () => true }),
  listAcceleratorTeamRequests: checked(
    (parts) => sql`select id from accelerator_team_request where accelerator_id = ${onAccelerator(parts)}`,
    findTeamRequest,
    teamRequests.view.allows,
  ),
  listMyAcceleratorTeamRequests: checked(
    () => sql`select id from accelerator_team_request`,
    findTeamRequest,
    (actor, one) => one.personUid === actor.uid && teamRequests.view.allows(actor, one),
    { closed: true },
  ),
  listSummaryProjects: checked(
    (parts) => sql`select id from acceleration_request where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findAccelerationRequest(db, id),
    (actor, facts) => accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }),
  ),
  listProjectReasons: checked(
    (parts) => sql`select id from acceleration_request where accelerator_id = ${onAccelerator(parts)}
      and (status = 'REJECT' or board_column in ('DISCARDED', 'BLOCKED'))`,
    ({ db }, id) => findAccelerationRequest(db, id),
    (actor, facts) => accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }),
  ),
  listWorkTasks: checked(
    (parts) => sql`select id from project_trackpoint where accelerator_id = ${onAccelerator(parts)}
      and state in ('DONE_CODE', 'ACCEPT_CODE')`,
    ({ db }, id) => findTask(db, id),
    (actor, facts) => tasks.view.allows(actor, { ...facts, memberUids: [] }),
    { closed: true },
  ),
  listReviews: checked(
    (
      parts,
    ) => sql`select id from audit_entry where accelerator_id = ${onAccelerator(parts)} and subject = 'task'
      and action in ('accept', 'return', 'discard')`,
    async ({ db }, id) => {
      const { rows } = await sql<{ acceleratorId: number; trackerUid: string | null }>`
        select accelerator_id as "acceleratorId", actor_uid as "trackerUid" from audit_entry where id = ${id}`.execute(
        db,
      )
      return rows[0]
    },
    (actor, { acceleratorId, trackerUid }) =>
      accelerationRequests.view.allows(actor, { acceleratorId, trackerUid, leaderUid: null, memberUids: [] }),
    { closed: true },
  ),
  listTrackerWork: checked(
    (parts) => sql`select person_uid from accelerator_member where accelerator_id = ${onAccelerator(parts)}
      and role in ('TRC', 'TRC_TEAM') and not blocked`,
    async (_reader, uid) => ({ uid: String(uid) }),
    (actor, { uid }, parts) =>
      accelerationRequests.view.allows(actor, {
        acceleratorId: onAccelerator(parts),
        trackerUid: uid,
        leaderUid: null,
        memberUids: [],
      }),
    { key: 'uid', closed: true },
  ),
  listProgrammeSponsors: checked(
    ({ query }) =>
      sql`select id from programme_sponsor where programme_id = ${Number(query!['programmeId'])}`,
    async ({ db }, id) => {
      const { rows } = await sql<OverviewFacts>`
        select accelerator_id as "acceleratorId", programme_id as "programmeId", '{}'::uuid[] as "sponsorUids"
        from programme_sponsor where id = ${id}`.execute(db)
      return rows[0]
    },
    overviews.lookAtSponsors.allows,
    { closed: true },
  ),
  listExpertJobs: checked(
    (parts) => sql`select id from expert_job where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findExpertJob(db, id),
    // What one ordered for oneself stands in a list of one's own.
    (actor, job) => expertJobs.oversee.allows(actor, { ...job, requesterUid: null }),
    { closed: true },
  ),
  // The row stays when the job is theirs no more; what it was about does not.
  listExpertJobOrders: checked(
    () => sql`select id from expert_job`,
    ({ db }, id) => findExpertJob(db, id),
    (actor, { expertUid }) => expertUid === actor.uid,
    { closed: true },
  ),
  listExpertPayments: checked(
    (parts) => sql`select id from expert_job
      where accelerator_id = ${onAccelerator(parts)} and fee is not null and status <> 'REJECT'`,
    ({ db }, id) => findExpertJob(db, id),
    (actor, job) =>
      job.requesterUid === null && isTeam(actor, job.acceleratorId) && expertJobs.manage.allows(actor, job),
    { closed: true },
  ),
  listExpertCosts: {
    key: 'key',
    all: null,
    closed: true,
    sees: async ({ actor }, _key, parts) =>
      expertises.order.allows(actor, { acceleratorId: onAccelerator(parts) }),
  },
  listExpertEarnings: checked(
    () => sql`select id from expert_job where fee is not null and status <> 'REJECT'`,
    ({ db }, id) => findExpertJob(db, id),
    (actor, { expertUid }) => expertUid === actor.uid,
    { closed: true },
  ),
  listExpertActs: checked(
    (parts) => sql`select id from expert_act where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findAct(db, id),
    (actor, act) =>
      act.acceleratorId !== null && isTeam(actor, act.acceleratorId) && expertActs.view.allows(actor, act),
    { closed: true },
  ),
  listExpertSuggestions: checked(
    (parts) => sql`select id from expert_suggestion where accelerator_id = ${onAccelerator(parts)}`,
    ({ db }, id) => findSuggestion(db, id),
    expertSuggestions.decide.allows,
    { closed: true },
  ),
  listOwnExpertSuggestions: checked(
    () => sql`select id from expert_suggestion`,
    ({ db }, id) => findSuggestion(db, id),
    expertSuggestions.withdraw.allows,
    { closed: true },
  ),
  listExpertConflicts: {
    key: 'id',
    all: (parts) => sql`select id from expert_conflict n where n.accelerator_id = ${onAccelerator(parts)}
      or (n.source = 'EXPERT' and n.project_id in (
        select q.project_id from project_track q where q.accelerator_id = ${onAccelerator(parts)}))`,
    closed: true,
    sees: async ({ actor }, _id, parts) =>
      expertises.order.allows(actor, { acceleratorId: onAccelerator(parts) }),
  },
  listExperts: {
    key: 'uid',
    all: (parts) => sql`select person_uid from accelerator_member
      where accelerator_id = ${onAccelerator(parts)} and role = 'EXP' and not blocked`,
    closed: true,
    sees: async ({ actor }, _uid, parts) =>
      expertises.order.allows(actor, { acceleratorId: onAccelerator(parts) }),
  },
  listOwnExpertJobs: checked(
    () => sql`select id from expert_job where requester_uid is not null`,
    ({ db }, id) => findExpertJob(db, id),
    (actor, job) => job.requesterUid === actor.uid && expertJobs.manage.allows(actor, job),
    { closed: true },
  ),
  listExpertsToAsk: {
    key: 'uid',
    all: null,
    closed: true,
    sees: async (ctx, _uid, { query }) => {
      const ids = String(query?.['projectIds']).split(',').map(Number)
      const offers = await findOffers(ctx as unknown as SignedIn, ids)
      return offers !== undefined && ownBatches.order.allows(ctx.actor, offers)
    },
  },
  // Whoever may order of a project that an accelerator shows reads its experts.
  listOwnExperts: {
    key: 'id',
    all: () => sql`select id from accelerator_member where role = 'EXP' and not blocked`,
    closed: true,
    sees: async (ctx, id) => {
      const { rows } = await sql<{ acceleratorId: number; projectIds: number[] }>`
        select m.accelerator_id as "acceleratorId", array(select distinct u.project_id::int from project_publication u
          where u.accelerator_id = m.accelerator_id) as "projectIds"
        from accelerator_member m where m.id = ${id}`.execute(ctx.db)
      const offers = await findOffers(ctx as unknown as SignedIn, rows[0]!.projectIds)
      return offers!.some(
        (offer) => offer.acceleratorId === rows[0]!.acceleratorId && ownOrders.order.allows(ctx.actor, offer),
      )
    },
  },
  listVacancies: {
    key: 'id',
    all: () => sql`select id from vacancy where status = 'OPEN'`,
    closed: true,
    sees: async ({ actor }) => vacancies.view.allows(actor, { memberUids: [] }),
  },
}
