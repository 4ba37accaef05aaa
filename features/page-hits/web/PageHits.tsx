import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getPageHits } from '../contract/page-hit.endpoints.ts'

/** How often the public pages of an accelerator and its tracks were opened. Empty if the reader may not see it. */
export const PageHits = ({ acceleratorId }: SlotProps<'summary.page-hits'>) => {
  const t = useTexts('page-hits')
  const { data } = useCall(
    getPageHits,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (!data) return null
  const total = data.days.reduce((sum, { hits }) => sum + hits, 0)
  return (
    <Section
      title={t('title')}
      help={total === 0 ? t('none') : `${t('total', { count: total })}. ${t('help')}`}
    >
      {total === 0 ? null : (
        <Rows>
          <Row
            title={
              <TextLink to={linkTo('/details/accelerator', { id: acceleratorId })}>
                {t('accelerator')}
              </TextLink>
            }
            end={<span className="tabular">{data.accelerator}</span>}
          />
          {data.tracks.map(({ track, hits }) => (
            <Row
              key={track.id}
              title={
                <TextLink to={linkTo('/details/accelerator-program-track', { id: track.id })}>
                  {track.name}
                </TextLink>
              }
              end={<span className="tabular">{hits}</span>}
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
