import { useMemo } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'

type Option = Filter['options'][number]

const named = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name })

/** Options of the shared parameters: tracks of the chosen programme, streams of the chosen track. */
export const useReportChoices = (
  {
    programmeId,
    acceleratorId,
    trackId,
  }: { programmeId: number | undefined; acceleratorId: string | undefined; trackId: unknown },
  enabled: boolean,
) => {
  const ofPlace = useCall(
    getReportChoices,
    {
      query: {
        programmeId: programmeId === undefined ? undefined : String(programmeId),
        acceleratorId: programmeId === undefined ? acceleratorId : undefined,
      },
    },
    { enabled, keepPrevious: true, deniedHere: true },
  )
  // Of a programme that is refused there are no choices, but another one has to be offered.
  const others = useCall(
    getReportChoices,
    { query: { acceleratorId } },
    { enabled: enabled && programmeId !== undefined && ofPlace.error !== null, deniedHere: true },
  )
  const data = ofPlace.data ?? others.data
  return useMemo(() => {
    const tracks = (data?.tracks ?? []).filter(
      (track) => programmeId === undefined || track.programmeId === programmeId,
    )
    const trackName = (id: number): string | undefined => tracks.find((track) => track.id === id)?.name
    const streams = (data?.streams ?? []).filter(
      ({ trackIds }) => trackId === undefined || trackIds.includes(Number(trackId)),
    )
    const options: Readonly<Record<string, readonly Option[]>> = {
      trackId: tracks.map(named),
      streamId: streams.map(({ id, name, trackIds }) => ({
        value: String(id),
        label: [name, ...trackIds.flatMap((trackId) => trackName(trackId) ?? [])].join(' · '),
      })),
      trackerUid: (data?.trackers ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
      industryId: (data?.industries ?? []).map(named),
      stageId: (data?.stages ?? []).map(named),
      territoryId: (data?.regions ?? []).map(named),
    }
    return { programmes: data?.programmes ?? [], options }
  }, [data, programmeId, trackId])
}
