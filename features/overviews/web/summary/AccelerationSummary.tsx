import '../overviews.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ChartIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Attention } from './Attention.tsx'
import { LeftPath } from './LeftPath.tsx'
import { SummaryFilters } from './SummaryFilters.tsx'
import { TrackProgress } from './TrackProgress.tsx'
import { Trend } from './Trend.tsx'
import { isSponsor, useSummary } from './use-summary.ts'

/** Screen of the summary of an accelerator or programme; each number links to its list. */
export const AccelerationSummary = () => {
  const t = useTexts('overviews')
  const { filters, setSearch, answer, sponsored, hasNoPlace } = useSummary()
  const { data } = answer
  const failed = sponsored.error ?? answer.error
  const { programmeId } = filters
  const reader = isSponsor() ? 'sponsor' : 'team'
  if (hasNoPlace || isOutsideTeam(answer.error))
    return (
      <>
        <PageHead />
        <EmptyState
          icon={ChartIcon}
          title={t(`summary.noPlace.${reader}`)}
          text={t(`summary.noPlace.${reader}Text`)}
        />
      </>
    )
  return (
    <div className="overview" aria-busy={answer.isFetching}>
      <PageHead
        actions={
          reader === 'team' ? (
            <>
              <Button
                component={ScreenLink}
                to={linkTo('/reports/analytic/general-reasons', { programmeId: programmeId?.toString() })}
              >
                {t('summary.reasons')}
              </Button>
              {programmeId === undefined ? null : (
                <Button
                  component={ScreenLink}
                  to={linkTo('/bch/view/acceleration-summary/sponsors', { programmeId })}
                >
                  {t('summary.sponsors')}
                </Button>
              )}
            </>
          ) : null
        }
      />
      {failed && !data ? (
        <ErrorState error={failed} retry={() => void (sponsored.error ? sponsored : answer).refetch()} />
      ) : !data ? (
        <LoadingBlock lines={8} />
      ) : (
        <>
          <SummaryFilters
            choices={data.choices}
            sponsored={sponsored.data?.items}
            filters={filters}
            setSearch={setSearch}
          />
          {data.figures.applied === 0 && !isNarrowed(filters) ? (
            <EmptyState
              icon={ChartIcon}
              title={t('summary.empty.title')}
              text={t(`summary.empty.${reader}`)}
            />
          ) : (
            <>
              <Attention figures={data.figures} narrowing={filters} />
              <Slot name="summary.path" narrowing={filters} />
              <LeftPath figures={data.figures} narrowing={filters} />
              <TrackProgress tracks={data.tracks} narrowing={filters} />
              <Trend trend={data.trend} narrowing={filters} step={filters.step} setSearch={setSearch} />
              {reader === 'team' && data.accelerator ? (
                <Slot name="summary.page-hits" small acceleratorId={data.accelerator.id} />
              ) : null}
            </>
          )}
        </>
      )}
    </div>
  )
}

const isNarrowed = ({ trackId, streamId, from, to }: Record<string, unknown>): boolean =>
  [trackId, streamId, from, to].some((one) => one !== undefined)
