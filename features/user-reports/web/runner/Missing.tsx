import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { tryUserReport } from '../../contract/make-report.endpoints.ts'

/** Data that the chosen projects lack for the template. */
export const Missing = ({ found }: { found: ResponseOf<typeof tryUserReport> }) => {
  const t = useTexts('user-reports')
  if (found.missing.length === 0) return <p role="status">{t('run.checked')}</p>
  return (
    <Notice tone="info" role="status" title={t('run.missingTitle')}>
      <ul className="user-reports-problems">
        {found.missing.map(({ tag, name, why, projects }) => (
          <li key={`${why} ${tag}`}>
            {t(why === 'EMPTY' ? 'run.missing' : 'run.hidden', {
              name,
              count: projects.length,
              total: found.projects,
              projects: projects.map((project) => project.name).join(', '),
            })}
          </li>
        ))}
      </ul>
      <p>{t('run.missingText')}</p>
    </Notice>
  )
}
