import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getPortalText } from '../../contract/portal-text.endpoints.ts'
import { portalTextSubjects, publishProblems, wordings } from '../../domain/portal-texts.rules.ts'
import { startPageNames } from '../../domain/start-pages.ts'
import { MissingWords } from './MissingWords.tsx'
import { StartPicture } from './StartPicture.tsx'
import type { PortalText } from './portal-text.types.ts'
import { TextVersions } from './TextVersions.tsx'
import { WordsForm } from './WordsForm.tsx'

const search = z.object({
  subject: z.enum(portalTextSubjects).optional(),
  brand: z.enum(wordings).optional(),
})

const Page = ({ text }: { text: PortalText }) => {
  const t = useTexts('landing')
  const { subject, brand, changed, previewHref } = text
  const missing = changed
    ? Object.keys(publishProblems(subject, text.words)).map((key) => key.replace(/^words\./, ''))
    : []
  const page = startPageNames.find((name) => subject === `page.${name}`)
  return (
    <>
      <PageHead
        title={t(`admin.subjects.${subject.replace('.', '_')}`)}
        before={<BackLink to="/admin/start-pages">{t('admin.title')}</BackLink>}
        actions={
          previewHref ? (
            <Button onClick={() => window.open(previewHref, '_blank', 'noopener')}>
              {t('admin.preview')}
            </Button>
          ) : null
        }
      />
      {brand === 'default' ? null : <p className="section-help">{t(`admin.wordings.${brand}`)}</p>}
      {page ? <StartPicture page={page} pictureUrl={text.pictureUrl} /> : null}
      <MissingWords names={missing} />
      <WordsForm text={text} isComplete={missing.length === 0} />
      <TextVersions text={text} />
    </>
  )
}

/** Form of a start page or legal text in both languages; it is not shown before it is published. */
export const EditPortalText = () => {
  const [{ subject = 'page.portal', brand = 'default' }] = useScreenSearch(search)
  const text = useCall(getPortalText, { query: { subject, brand } })
  if (text.isPending) return <LoadingBlock lines={10} />
  if (text.error) return <ErrorState error={text.error} retry={() => void text.refetch()} />
  return <Page key={`${subject} ${brand}`} text={text.data} />
}
