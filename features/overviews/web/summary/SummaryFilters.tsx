import '../overviews.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PeriodFields } from '#platform/web/work/components/form/date/PeriodFields.tsx'
import { useUnreadDays } from '#platform/web/work/components/form/date/use-unread-days.ts'
import { ParameterBar } from '#platform/web/work/components/form/ParameterBar.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Narrowing } from '../../domain/narrowing.ts'
import type { Summary } from './use-summary.ts'

type Named = { id: number; name: string; accelerator?: { name: string } }

type Props = {
  choices: Summary['choices']
  /** Programmes of a sponsor, who always has to choose one. */
  sponsored: readonly Named[] | undefined
  filters: Narrowing
  setSearch: (patch: Record<string, unknown>) => void
}

const period = ['from', 'to'] as const

/** Filters of the summary, stored in the address. */
export const SummaryFilters = ({ choices, sponsored, filters, setSearch }: Props) => {
  const t = useTexts('overviews')
  const shared = useTexts()
  const unread = useUnreadDays(period)
  const choice = (
    name: 'programmeId' | 'trackId' | 'streamId',
    offered: readonly Named[],
    below: Record<string, undefined>,
    isBound = false,
  ) =>
    offered.length === 0 ? null : (
      <label className="parameter-field">
        {t(`filters.${name}`)}
        <Select
          value={filters[name]}
          options={offered.map(({ id, name: label, accelerator }) => ({
            value: id,
            label: accelerator ? `${label} · ${accelerator.name}` : label,
          }))}
          onChange={(id) => setSearch({ ...below, [name]: id })}
          {...(isBound
            ? {}
            : {
                placeholder: t(`filters.${name}All`),
                onEmpty: () => setSearch({ ...below, [name]: undefined }),
              })}
        />
      </label>
    )
  const tracks = choices.tracks.filter(
    ({ programmeId }) => filters.programmeId === undefined || programmeId === filters.programmeId,
  )
  // Intakes of different tracks may have the same name, so the tracks are added.
  const streams = choices.streams
    .filter(({ trackIds }) => filters.trackId === undefined || trackIds.includes(filters.trackId))
    .map(({ id, name, trackIds }) => ({
      id,
      name: [name, ...tracks.filter((track) => trackIds.includes(track.id)).map((track) => track.name)].join(
        ' · ',
      ),
    }))
  const nameIn = (offered: readonly Named[], id: number | undefined) =>
    offered.find((one) => one.id === id)?.name
  const dayOf = (name: 'from' | 'to') =>
    filters[name] === undefined ? undefined : `${shared(`period.${name}`)} ${formatDate(filters[name])}`
  const chosen = [
    nameIn(sponsored ?? choices.programmes, filters.programmeId),
    nameIn(tracks, filters.trackId),
    nameIn(streams, filters.streamId),
    dayOf('from'),
    dayOf('to'),
  ].filter((words) => words !== undefined)
  const isNarrowed = [filters.trackId, filters.streamId, filters.from, filters.to].some(
    (one) => one !== undefined,
  )
  return (
    <ParameterBar label={t('filters.label')} chosen={chosen} isOpen={Object.keys(unread.faults).length > 0}>
      {choice(
        'programmeId',
        sponsored ?? choices.programmes,
        { trackId: undefined, streamId: undefined },
        sponsored !== undefined,
      )}
      {choice('trackId', tracks, { streamId: undefined })}
      {choice('streamId', streams, {})}
      <PeriodFields
        from={unread.texts['from'] ?? filters.from}
        to={unread.texts['to'] ?? filters.to}
        faults={unread.faults}
        onChange={setSearch}
      />
      {isNarrowed ? (
        <Button
          variant="text"
          onClick={() =>
            setSearch({ trackId: undefined, streamId: undefined, from: undefined, to: undefined })
          }
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </ParameterBar>
  )
}
