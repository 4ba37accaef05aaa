import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getShowcaseViews } from '../../contract/views.endpoints.ts'
import { ViewsFigure } from './ViewsFigure.tsx'

/** Views of a showcase's projects, and the most viewed ones. */
export const ShowcaseViews = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const { data, error, refetch } = useCall(getShowcaseViews, { query: { templateId: String(templateId) } })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <>
      <ViewsFigure days={data.days} />
      {data.projects.length > 0 ? (
        <Section title={t('views.most')}>
          <Rows>
            {data.projects.map(({ project, pages, frames, documents }) => (
              <Row
                key={project.id}
                title={
                  <ScreenLink to={linkTo('/bch/view/project-details', { id: project.id })}>
                    {project.name}
                  </ScreenLink>
                }
                facts={
                  <>
                    <span>
                      {t('views.ofProject', { count: pages + frames, shown: formatNumber(pages + frames) })}
                    </span>
                    <span>
                      {t('views.documentsOf', { count: documents, shown: formatNumber(documents) })}
                    </span>
                  </>
                }
              />
            ))}
          </Rows>
        </Section>
      ) : null}
    </>
  )
}
