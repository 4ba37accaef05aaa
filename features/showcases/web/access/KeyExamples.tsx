import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { publicProjectsPath } from '../../domain/public-paths.ts'

/** Sample requests, to copy and run. */
export const KeyExamples = () => {
  const t = useTexts('showcases')
  const url = `${window.location.origin}/api/v1${publicProjectsPath}`
  const curl = `curl -H "X-Api-Key: $SHOWCASE_KEY" "${url}?limit=12"`
  const script = `const answer = await fetch('${url}?limit=12', {
  headers: { 'X-Api-Key': process.env.SHOWCASE_KEY },
})
const { items, next } = await answer.json()`
  return (
    <details className="showcase-examples">
      <summary>{t('keys.examples')}</summary>
      <Copied label="curl" text={curl} />
      <Copied label="JavaScript" text={script} lines />
      <p className="showcase-hint">{t('keys.documented')}</p>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {t('keys.reference')}
      </a>
    </details>
  )
}
