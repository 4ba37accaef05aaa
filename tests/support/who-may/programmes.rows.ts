import { sql } from 'kysely'
import * as checklists from '../../../features/programmes/contract/checklist.endpoints.ts'
import * as contents from '../../../features/programmes/contract/content.endpoints.ts'
import {
  getPublicProgramme,
  listPublicProgrammes,
} from '../../../features/programmes/contract/public-programme.endpoints.ts'
import {
  getPublicTrack,
  listOpenTracks,
} from '../../../features/programmes/contract/public-track.endpoints.ts'
import { publishAll } from '../../../features/programmes/contract/publish-all.endpoints.ts'
import * as sample from '../../../features/programmes/contract/sample-programme.endpoints.ts'
import * as comments from '../../../features/programmes/contract/saved-comment.endpoints.ts'
import * as taskReports from '../../../features/programmes/contract/task-report.endpoints.ts'
import * as face from '../../../features/programmes/contract/track-face.endpoints.ts'
import * as trackpointFields from '../../../features/programmes/contract/trackpoint-field.endpoints.ts'
import * as whole from '../../../features/programmes/contract/whole-programme.endpoints.ts'
import { savedComments } from '../../../features/programmes/domain/saved-comment.policy.ts'
import { findSavedComment } from '../../../features/programmes/server/saved-comment.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { next } from '../factories/sequence.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { picture } from './picture.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** The team reads, its administrator edits (product 4). */
const readers: readonly Who[] = ['admin', 'team', 'teamTracker', 'portalAdmin', 'deputyAdmin']
const editors: readonly Who[] = ['admin']
const editing = { see: ['team', 'teamTracker', 'portalAdmin', 'deputyAdmin'] as const satisfies Who[] }

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })
const name = 'Новый трек'

const file = { format: 'accelerator-programme', version: 1, programme: { name: 'Набор' } } as const

const trackpointOf = async (world: World) => world.make.trackpoint({ track: await world.track() })

/** Saved comments are for reviewers: trackers, too, and nobody of the portal. */
const commenters: readonly Who[] = ['admin', 'team', 'teamTracker', 'tracker', 'otherTracker']
const commenting = { see: without(commenters, editors) }

const savedCommentOf = ({ db, accelerator, people }: World) =>
  insertOne(db, 'saved_comment', {
    accelerator_id: accelerator.id,
    title: `Источник ${next()}`,
    body: 'Укажите источник данных.',
    updated_by: people.admin.uid,
  })

/** Permissions on programmes, tracks and trackpoints. */
export const programmeRows = [
  row(contents.getSettingsTree, readers, (world) => ({ headers: onAccelerator(world) })),
  row(
    contents.createProgramme,
    editors,
    (world) => ({ headers: onAccelerator(world), body: { name } }),
    editing,
  ),
  row(
    contents.editProgramme,
    editors,
    async (world) => ({ body: { id: (await world.track()).programme_id, version: 1, name } }),
    editing,
  ),
  row(
    contents.createTrack,
    editors,
    async (world) => ({ body: { programmeId: (await world.track()).programme_id, name } }),
    editing,
  ),
  row(
    contents.editTrack,
    editors,
    async (world) => ({ body: { id: (await world.track()).id, version: 1, name } }),
    editing,
  ),
  row(
    face.uploadTrackCover,
    editors,
    async (world) => ({ query: { trackId: String((await world.track()).id) } }),
    { ...editing, file: picture },
  ),
  row(
    face.uploadTrackPicture,
    editors,
    async (world) => ({ query: { trackId: String((await world.track()).id) } }),
    { ...editing, file: picture },
  ),
  row(
    face.deleteTrackCover,
    editors,
    async (world) => ({ body: { trackId: (await world.track()).id } }),
    editing,
  ),
  row(face.getTrackPicture, everybody, async (world) => ({
    query: { image: await world.keptFile('TRACK_PICTURE') },
  })),
  row(
    contents.setTrackAccess,
    editors,
    async (world) => ({ body: { id: (await world.track()).id, accessStatus: 'BLOCKED' as const } }),
    editing,
  ),
  row(
    contents.createTrackpoint,
    editors,
    async (world) => ({ body: { trackId: (await world.track()).id, name } }),
    editing,
  ),
  row(
    contents.editTrackpoint,
    editors,
    async (world) => ({ body: { id: (await trackpointOf(world)).id, version: 1, name } }),
    editing,
  ),
  row(
    contents.copyTrackpoint,
    editors,
    async (world) => {
      const { id, track_id } = await trackpointOf(world)
      return { body: { trackpointId: id, trackId: track_id } }
    },
    editing,
  ),
  row(
    taskReports.getTaskReportChoices,
    editors,
    async (world) => ({ query: { trackId: String((await world.track()).id) } }),
    editing,
  ),
  row(trackpointFields.getTrackpointFields, readers, async (world) => ({
    query: { trackpointId: String((await trackpointOf(world)).id) },
  })),
  row(trackpointFields.getTrackpointFieldChoices, readers, async (world) => ({
    query: { trackpointId: String((await trackpointOf(world)).id) },
  })),
  row(
    trackpointFields.saveTrackpointFields,
    editors,
    async (world) => ({ body: { trackpointId: (await trackpointOf(world)).id, version: 1, fields: [] } }),
    editing,
  ),
  row(checklists.getTrackpointChecklist, readers, async (world) => ({
    query: { trackpointId: String((await trackpointOf(world)).id) },
  })),
  row(
    checklists.saveTrackpointChecklist,
    editors,
    async (world) => ({ body: { trackpointId: (await trackpointOf(world)).id, version: 1, points: [] } }),
    editing,
  ),
  row(trackpointFields.getTrackForm, readers, async (world) => ({
    query: { trackId: String((await world.track()).id) },
  })),
  row(trackpointFields.getTrackFormChoices, readers, async (world) => ({
    query: { trackId: String((await world.track()).id) },
  })),
  row(
    trackpointFields.saveTrackForm,
    editors,
    async (world) => ({ body: { trackId: (await world.track()).id, version: 1, fields: [] } }),
    editing,
  ),
  row(comments.listSavedComments, commenters, (world) => ({ headers: onAccelerator(world), query: {} }), {
    list: checked(
      (parts) => sql`select id from saved_comment where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findSavedComment(db, id),
      savedComments.view.allows,
      { closed: true },
    ),
  }),
  row(comments.getSavedComment, commenters, async (world) => ({
    query: { savedCommentId: String((await savedCommentOf(world)).id) },
  })),
  row(
    comments.createSavedComment,
    editors,
    (world) => ({
      headers: onAccelerator(world),
      body: { title: `Цена ${next()}`, body: 'Назовите цену.' },
    }),
    commenting,
  ),
  row(
    comments.editSavedComment,
    editors,
    async (world) => {
      const { id } = await savedCommentOf(world)
      return { body: { id, version: 1, title: `Цена ${next()}`, body: 'Назовите цену.' } }
    },
    commenting,
  ),
  row(
    comments.deleteSavedComment,
    editors,
    async (world) => ({ body: { id: (await savedCommentOf(world)).id } }),
    commenting,
  ),
  row(
    contents.moveContent,
    editors,
    async (world) => ({
      body: { kind: 'track' as const, id: (await world.track()).id, action: 'archive' as const },
    }),
    editing,
  ),
  row(
    contents.orderContent,
    editors,
    async (world) => ({ body: { kind: 'trackpoint' as const, ids: [(await trackpointOf(world)).id] } }),
    editing,
  ),
  row(
    contents.deleteContent,
    editors,
    async (world) => ({ body: { kind: 'track' as const, id: (await world.track()).id } }),
    editing,
  ),
  row(
    publishAll,
    editors,
    async (world) => {
      const track = await world.track()
      const { id } = await world.make.trackpoint({ track, content_status: 'DRAFT' })
      return { body: { kind: 'track' as const, id: track.id, items: [{ kind: 'trackpoint' as const, id }] } }
    },
    editing,
  ),
  row(
    whole.createTrackVersion,
    editors,
    async (world) => ({ body: { trackId: (await world.track()).id } }),
    editing,
  ),
  row(
    whole.copyProgramme,
    editors,
    async (world) => ({ body: { programmeId: (await world.track()).programme_id } }),
    editing,
  ),
  row(
    whole.exportProgramme,
    editors,
    async (world) => ({ query: { programmeId: String((await world.track()).programme_id) } }),
    editing,
  ),
  row(
    whole.previewProgrammeFile,
    editors,
    (world) => ({ headers: onAccelerator(world), body: { file } }),
    editing,
  ),
  row(
    whole.importProgramme,
    editors,
    (world) => ({ headers: onAccelerator(world), body: { file, without: [] } }),
    editing,
  ),
  row(sample.getAdoptedSample, editors, (world) => ({ headers: onAccelerator(world) }), editing),
  row(
    sample.adoptSample,
    editors,
    (world) => ({ headers: onAccelerator(world), body: { locale: 'ru' as const } }),
    editing,
  ),
  row(
    sample.undoSample,
    editors,
    async (world) => {
      const programme = await insertOne(world.db, 'programme', {
        accelerator_id: world.accelerator.id,
        name: 'Пример',
        seq: 900,
        content_status: 'DRAFT',
      })
      await insertOne(world.db, 'adopted_sample', {
        programme_id: programme.id,
        adopted_by: world.people.leader.uid,
      })
      return { body: { programmeId: programme.id, confirmed: true } }
    },
    editing,
  ),
  row(getPublicTrack, everybody, async (world) => ({ query: { trackId: String((await world.track()).id) } })),
  row(listOpenTracks, everybody, () => ({})),
  row(
    listPublicProgrammes,
    everybody,
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { absent: 200 },
  ),
  row(getPublicProgramme, everybody, async (world) => ({
    query: { programmeId: String((await world.track()).programme_id) },
  })),
]
