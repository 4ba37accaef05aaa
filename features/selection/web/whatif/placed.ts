import type { Placed } from '../../domain/rank.rules.ts'
import type { Preview } from '../selection.types.ts'

/** The places as the cut looks at them. */
export const placedOf = ({ points, streams, refusedFrom }: Preview): Placed[] =>
  points.map((earned, at) => ({
    points: earned,
    streamId: streams[at] || null,
    refused: at >= refusedFrom,
  }))
