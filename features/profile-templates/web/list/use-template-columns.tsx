import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listProfileTemplates } from '../../contract/template.endpoints.ts'
import { VersionState } from '../versions/VersionState.tsx'

/** A template as the list shows it. */
export type TemplateRow = ResponseOf<typeof listProfileTemplates>['items'][number]

/** Maximum number of versions per row; the rest is counted. */
const shownVersions = 3

export const useTemplateColumns = (): Columns<typeof listProfileTemplates> => {
  const t = useTexts('profile-templates')
  return {
    name: {
      sort: 'NAME',
      width: '34%',
      cell: ({ name, main, description }) => (
        <span className="builder-template">
          <span>
            <strong>{name}</strong>
            {main ? <span className="builder-main">{t('builder.list.main')}</span> : null}
          </span>
          {description ? <small>{description}</small> : null}
        </span>
      ),
    },
    purpose: { cell: ({ purpose }) => t(`builder.purposes.${purpose}`) },
    versions: {
      cell: ({ versions }) => (
        <span className="builder-chips">
          {versions.slice(0, shownVersions).map((version) => (
            <VersionState key={version.id} version={version} />
          ))}
          {versions.length > shownVersions ? (
            <span>{t('builder.list.more', { count: versions.length - shownVersions })}</span>
          ) : null}
        </span>
      ),
    },
    elements: {
      align: 'end',
      cell: ({ versions }) => <span className="tabular">{versions[0]?.elementsCount ?? 0}</span>,
    },
    updated: {
      cell: ({ versions, createdAt }) => (
        <DateText value={versions[0]?.updatedAt ?? createdAt} as="relative" />
      ),
    },
    created: { sort: 'CREATE_DATE', optional: true, cell: ({ createdAt }) => <DateText value={createdAt} /> },
  }
}
