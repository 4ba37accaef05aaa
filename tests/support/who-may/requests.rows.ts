import * as requests from '../../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import * as drafts from '../../../features/acceleration-requests/contract/application-draft.endpoints.ts'
import { getOwnWork } from '../../../features/acceleration-requests/contract/own-work.endpoints.ts'
import * as inWork from '../../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import * as access from '../../../features/acceleration-requests/contract/request-access.endpoints.ts'
import { getTrackFit } from '../../../features/acceleration-requests/contract/track-fit.endpoints.ts'
import { contactConsentVersion } from '../../../features/acceleration-requests/domain/contact-consent.ts'
import { boardColumns } from '../../../features/acceleration-requests/domain/states.ts'
import { ownRequests } from '../../../features/acceleration-requests/server/own-requests.row-set.ts'
import { workRows } from '../../../features/acceleration-requests/server/work.row-set.ts'
import { insertOne } from '../factories/insert.ts'
import { ofSet } from './list-check.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']
const workers: readonly Who[] = [...accelerators, 'tracker', 'otherTracker', 'portalAdmin', 'deputyAdmin']
const watchers: readonly Who[] = [...accelerators, ...founders, 'portalAdmin', 'deputyAdmin']

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

/** A draft of the leader. */
const draftOf = async (world: World) => {
  const [project, track] = await Promise.all([world.project(), world.track()])
  return insertOne(world.db, 'application_draft', {
    accelerator_id: world.accelerator.id,
    track_id: track.id,
    track_name: track.name,
    project_id: project.id,
    project_name: project.name,
    created_by: world.people.leader.uid,
  })
}

/** Without access the response is the same for existing and unknown accelerators. */
const room = { rest: 403, absent: 403 } as const

/** Permissions on applications and participating projects. */
export const requestRows = [
  // Other people's projects are not revealed.
  row(
    getOwnWork,
    everybody,
    async (world) => ({ query: { projectIds: String((await world.work()).projectId) } }),
    { absent: 'left out' },
  ),
  row(
    requests.createAccelerationRequest,
    ['leader'],
    async (world) => {
      const { projectId } = await world.work()
      return {
        body: { projectId, trackId: (await world.track()).id, consentVersion: contactConsentVersion },
      }
    },
    { see: [...without(watchers, ['leader']), 'tracker'] },
  ),
  row(getTrackFit, founders, async (world) => {
    await world.track()
    return { query: { projectId: String((await world.project()).id) } }
  }),
  // An unsent application is visible to the team only.
  row(drafts.startApplicationDraft, founders, async (world) => ({
    body: { projectId: (await world.project()).id, trackId: (await world.track()).id },
  })),
  row(drafts.listApplicationDrafts, everybody, () => ({})),
  row(drafts.getApplicationDraft, founders, async (world) => ({
    query: { draftId: String((await draftOf(world)).id) },
  })),
  row(drafts.saveApplicationDraft, founders, async (world) => ({
    body: { draftId: (await draftOf(world)).id, version: 1, message: 'Хотим на трек' },
  })),
  row(
    drafts.deleteApplicationDraft,
    ['leader'],
    async (world) => ({ body: { draftId: (await draftOf(world)).id } }),
    { see: ['member'] },
  ),
  row(
    requests.acceptAccelerationRequest,
    accelerators,
    async (world, by) => ({
      headers: onAccelerator(world),
      query: { userUid: by.uid, requestId: String((await world.request()).id) },
    }),
    { see: without(watchers, accelerators) },
  ),
  row(
    requests.rejectAccelerationRequest,
    accelerators,
    async (world, by) => ({
      headers: onAccelerator(world),
      query: { userUid: by.uid, requestId: String((await world.request()).id) },
      body: { reason: 'Не подходит по стадии.' },
    }),
    { see: without(watchers, accelerators) },
  ),
  row(
    access.transferProject,
    accelerators,
    async (world) => {
      const { id, track_id } = await world.request()
      return {
        headers: onAccelerator(world),
        body: { requestId: id, fromTrackId: track_id, trackId: (await world.track()).id },
      }
    },
    // The previous track is what the person saw: another one means that another person was faster.
    { see: without(watchers, accelerators), absent: { fromTrackId: 409 } },
  ),
  row(
    access.deleteAccelerationRequest,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      body: { requestId: (await world.request()).id, reason: 'Подана по ошибке.' },
    }),
    { see: without(watchers, accelerators) },
  ),
  row(
    access.changeProjectPublication,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      body: { requestId: (await world.work()).requestId, action: 'PUBLISH_PROJECT' as const },
    }),
    { see: [...without(watchers, accelerators), 'tracker'] },
  ),
  row(
    access.getReceivingTracks,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      query: { requestIds: String((await world.work()).requestId) },
    }),
    { rest: 403, absent: { 'accelerator-id': 403, requestIds: 'left out' } },
  ),
  row(
    requests.revokeAccelerationRequest,
    ['leader'],
    async (world, by) => ({ query: { userUid: by.uid, requestId: String((await world.request()).id) } }),
    { see: without(watchers, ['leader']) },
  ),
  row(
    requests.giveContactConsent,
    ['leader'],
    async (world) => ({
      body: { requestId: (await world.request()).id, consentVersion: contactConsentVersion },
    }),
    { see: without(watchers, ['leader']) },
  ),
  row(requests.listAccelerationRequests, everybody, () => ({ query: {} }), {
    list: ofSet(ownRequests, 'reader'),
  }),
  row(
    requests.listProjectAccelerationRequests,
    founders,
    async (world) => ({ query: { projectId: String((await world.work()).projectId) } }),
    { see: [...without(watchers, founders), 'tracker'] },
  ),
  row(requests.getAccelerationRequest, [...watchers, 'tracker'], async (world) => ({
    query: { requestId: String((await world.work()).requestId) },
  })),
  row(
    requests.countNewAccelerationRequests,
    workers,
    (world, by) => ({ headers: onAccelerator(world), query: { userUid: by.uid } }),
    room,
  ),
  // Including rejected and withdrawn ones, which are in separate columns that must be requested.
  row(
    inWork.listProjectsInWork,
    workers,
    (world) => ({ headers: onAccelerator(world), query: { column: boardColumns.join(',') } }),
    {
      ...room,
      list: ofSet(workRows, 'accelerator'),
    },
  ),
  row(inWork.countProjectsInWork, workers, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    inWork.countProjectsInWorkValues,
    workers,
    (world) => ({ headers: onAccelerator(world), query: { counted: 'trackId' as const } }),
    room,
  ),
  row(inWork.getProjectsInWorkFilters, workers, (world) => ({ headers: onAccelerator(world) }), room),
  row(inWork.getOtherApplications, [...watchers, 'tracker'], async (world) => ({
    query: { requestId: String((await world.work()).requestId) },
  })),
  row(inWork.getProjectInWork, [...watchers, 'tracker'], async (world) => ({
    query: { requestId: String((await world.work()).requestId) },
  })),
]
