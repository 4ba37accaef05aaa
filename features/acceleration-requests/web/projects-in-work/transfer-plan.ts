import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getReceivingTracks } from '../../contract/request-access.endpoints.ts'

type Answer = ResponseOf<typeof getReceivingTracks>

/** A track that accepts projects. */
export type ReceivingTrack = Answer['tracks'][number]

/** Included and excluded rows, by reason. */
export type TransferPlan<Row> = { going: Row[]; skipped: Map<string, Row[]> }

/** The dry run of a transfer: before a track is selected only general obstacles count. */
export const planTransfer = <Row extends { id: number }>(
  rows: readonly Row[],
  hindered: Answer['items'],
  track: ReceivingTrack | undefined,
): TransferPlan<Row> => {
  const plan: TransferPlan<Row> = { going: [], skipped: new Map() }
  for (const row of rows) {
    const because =
      hindered.find(({ requestId }) => requestId === row.id)?.because ??
      (track?.taken.includes(row.id) ? 'REQUEST_EXISTS' : null)
    if (because === null) plan.going.push(row)
    else plan.skipped.set(because, [...(plan.skipped.get(because) ?? []), row])
  }
  return plan
}
