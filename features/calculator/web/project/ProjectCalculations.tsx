import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ChartIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getCalculations } from '../../contract/kept-calculations.endpoints.ts'

/** Calculations of a project, to read and comment on; its team creates new ones in the calculator. */
export const ProjectCalculations = ({ id, ifAny = false }: SlotProps<'project.calculations'>) => {
  const t = useTexts('projects')
  const { data, error, refetch } = useCall(
    getCalculations,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  if (ifAny && !data?.items.length) return null
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const begin = (
    <ScreenLink to={linkTo('/bch/view/project-calculator', {})}>{t('calculations.calculate')}</ScreenLink>
  )
  return (
    <Section
      title={t('calculations.title')}
      help={t('calculations.help')}
      action={data.mayEdit && data.items.length > 0 ? begin : null}
    >
      {data.items.length === 0 ? (
        <EmptyState
          icon={ChartIcon}
          title={t('calculations.emptyTitle')}
          text={t(data.mayEdit ? 'calculations.emptyTeam' : 'calculations.emptyOthers')}
          action={data.mayEdit ? begin : undefined}
        />
      ) : (
        <Rows>
          {data.items.map(({ id: calculationId, name, author, createdAt, commentsCount, linkUntil }) => (
            <Row
              key={calculationId}
              title={
                <TextLink to={linkTo('/bch/view/project-calculator', { calculation: calculationId })}>
                  {name}
                </TextLink>
              }
              facts={
                <>
                  <span>{author.name}</span>
                  <DateText value={createdAt} />
                  {commentsCount > 0 ? (
                    <span>{t('calculations.comments', { count: commentsCount })}</span>
                  ) : null}
                  {linkUntil ? (
                    <span>
                      {t('calculations.linkUntil')} <DateText value={linkUntil} />
                    </span>
                  ) : null}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
