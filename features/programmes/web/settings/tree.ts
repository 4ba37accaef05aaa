import { publishPlan } from '../../domain/publishing.rules.ts'
import type {
  ContentKind,
  ProgrammeNode,
  SettingsTree,
  TrackNode,
  TrackpointNode,
} from './settings.queries.ts'
import { isDraft, isPublished } from '../../domain/phases.ts'
import type { ContentState } from '../../domain/states.ts'

const inOrder = <T extends { id: number }>(items: T[], ids: readonly number[]): T[] =>
  items.length === ids.length && items.every(({ id }) => ids.includes(id))
    ? items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    : items

/** The tree with some siblings in another order; other lists are unchanged. */
export const reordered = (tree: SettingsTree, kind: ContentKind, ids: readonly number[]): SettingsTree => {
  if (kind === 'programme') return { ...tree, programmes: inOrder(tree.programmes, ids) }
  const tracks = (programme: ProgrammeNode): TrackNode[] =>
    kind === 'track'
      ? inOrder(programme.tracks, ids)
      : programme.tracks.map((track) => ({ ...track, trackpoints: inOrder(track.trackpoints, ids) }))
  return {
    ...tree,
    programmes: tree.programmes.map((programme) => ({ ...programme, tracks: tracks(programme) })),
  }
}

/** A programme of the tree. */
export const findProgramme = (tree: SettingsTree, id: number | undefined): ProgrammeNode | undefined =>
  tree.programmes.find((programme) => programme.id === id)

/** A track of the tree. */
export const findTrack = (tree: SettingsTree, id: number | undefined): TrackNode | undefined =>
  tree.programmes.flatMap(({ tracks }) => tracks).find((track) => track.id === id)

/** A trackpoint of the tree. */
export const findTrackpoint = (tree: SettingsTree, id: number | undefined): TrackpointNode | undefined =>
  tree.programmes
    .flatMap(({ tracks }) => tracks)
    .flatMap(({ trackpoints }) => trackpoints)
    .find((point) => point.id === id)

/** Whether there are items but none is published: shows a hint (spec 8). */
export const nonePublished = (items: readonly { contentStatus: ContentState }[]): boolean =>
  items.length > 0 && !items.some(isPublished)

/** The same row in a refetched tree. */
export const findContent = (
  { programmes }: SettingsTree,
  row: { kind: ContentKind; id: number } | null,
): (Record<string, unknown> & { version: number }) | null => {
  const tracks = programmes.flatMap((programme) => programme.tracks)
  const rows = { programme: programmes, track: tracks, trackpoint: tracks.flatMap((one) => one.trackpoints) }
  return rows[row?.kind ?? 'programme'].find(({ id }) => id === row?.id) ?? null
}

const anywhere = { acceleratorApproved: true }

/** Number of drafts published together inside a programme or one of its tracks, excluding itself. */
export const draftsInside = (programme: ProgrammeNode, track?: TrackNode): number => {
  const { items } = publishPlan(anywhere, programme, track?.id ?? null)
  return items.length - (isDraft(track ?? programme) ? 1 : 0)
}
