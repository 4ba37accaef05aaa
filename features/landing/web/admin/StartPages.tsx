import './portal-texts.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listPortalTexts } from '../../contract/portal-text.endpoints.ts'
import { wordings } from '../../domain/portal-texts.rules.ts'
import type { ListedText } from './portal-text.types.ts'

const TextRow = ({ text }: { text: ListedText }) => {
  const t = useTexts('landing')
  const { subject, brand, number, changed, at, by } = text
  return (
    <Row
      title={
        <ScreenLink to={linkTo('/admin/start-pages/edit', { subject, brand })}>
          {t(`admin.subjects.${subject.replace('.', '_')}`)}
        </ScreenLink>
      }
      facts={
        <>
          {number === 0 ? t('admin.own') : t('admin.version', { number })}
          {changed ? `, ${t('admin.changed')}` : ''}
          {at && by ? (
            <>
              {', '}
              <DateText value={at} />, {by}
            </>
          ) : null}
        </>
      }
    />
  )
}

/** The start pages in each variant, and the legal texts, with their published and draft state. */
export const StartPages = () => {
  const t = useTexts('landing')
  const texts = useCall(listPortalTexts, {})
  if (texts.isPending) return <LoadingBlock lines={8} />
  if (texts.error) return <ErrorState error={texts.error} retry={() => void texts.refetch()} />
  const { items } = texts.data
  return (
    <>
      <PageHead title={t('admin.title')} />
      <p className="section-help start-pages-lead">{t('admin.lead')}</p>
      {/* A brand's variant is listed if the portal has that brand, or if it has texts. */}
      {wordings
        .filter((brand) => items.some((text) => text.brand === brand))
        .map((brand) => (
          <Section key={brand} title={t(`admin.wordings.${brand}`)} help={t(`admin.wordingHelp.${brand}`)}>
            <Rows>
              {items
                .filter((text) => text.brand === brand && !text.subject.startsWith('legal.'))
                .map((text) => (
                  <TextRow key={text.subject} text={text} />
                ))}
            </Rows>
          </Section>
        ))}
      <Section title={t('admin.legal')} help={t('admin.legalHelp')}>
        <Rows>
          {items
            .filter((text) => text.subject.startsWith('legal.'))
            .map((text) => (
              <TextRow key={text.subject} text={text} />
            ))}
        </Rows>
      </Section>
    </>
  )
}
