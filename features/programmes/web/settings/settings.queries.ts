import type { z } from 'zod'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getSettingsTree } from '../../contract/content.endpoints.ts'
import type { settingsTree } from '../../contract/content.schemas.ts'
import { isArchived } from '../../domain/phases.ts'

/** Programmes with their tracks with their trackpoints. */
export type SettingsTree = z.output<typeof settingsTree>

/** A programme of the tree. */
export type ProgrammeNode = SettingsTree['programmes'][number]

/** A track of the tree. */
export type TrackNode = ProgrammeNode['tracks'][number]

/** A trackpoint of the tree. */
export type TrackpointNode = TrackNode['trackpoints'][number]

/** Kinds of items in the tree. */
export type ContentKind = 'programme' | 'track' | 'trackpoint'

/** Properties that all rows of the tree have. */
export type Content = Pick<
  ProgrammeNode,
  'id' | 'name' | 'contentStatus' | 'version' | 'actions' | 'deletionBlock'
> & {
  kind: ContentKind
  shortLink?: string
  /** It, or a track in it, follows a schedule, which a copy would also follow. */
  followsSchedule?: boolean
}

/** The tree of the chosen accelerator. */
export const useSettingsTree = () => {
  const accelerator = useStore(acceleratorStore)
  return useCall(getSettingsTree, {}, { enabled: accelerator !== null, keepPrevious: true, deniedHere: true })
}

/** A row reduced to the properties that all kinds have. */
export const contentOf = (
  kind: ContentKind,
  {
    id,
    name,
    contentStatus,
    version,
    actions,
    deletionBlock,
    shortLink,
    followsSchedule = false,
    tracks = [],
  }: Omit<Content, 'kind'> & { tracks?: readonly TrackNode[] },
): Content => ({
  kind,
  id,
  name,
  contentStatus,
  version,
  actions,
  deletionBlock,
  followsSchedule: followsSchedule || tracks.some((track) => !isArchived(track) && track.followsSchedule),
  ...(shortLink === undefined ? {} : { shortLink }),
})
