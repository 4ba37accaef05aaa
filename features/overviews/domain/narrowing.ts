import type { WorkAsked } from '../../acceleration-requests/domain/work-asked.ts'

/** What a summary is narrowed to, as its call takes it. */
export type Narrowing = {
  programmeId?: number | undefined
  trackId?: number | undefined
  streamId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const said = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** The track and the intake, as filters of applications. */
export const placeAsked = ({ trackId, streamId }: Narrowing): Pick<WorkAsked, 'trackId' | 'streamId'> => ({
  trackId: said(trackId),
  streamId: said(streamId),
})

/** All of it but the programme, as filters of applications: the period is that of applying. */
export const narrowingAsked = (narrowing: Narrowing): WorkAsked => ({
  ...placeAsked(narrowing),
  createdFrom: narrowing.from,
  createdTo: narrowing.to,
})
