import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listProfileTemplates } from '../../../contract/template.endpoints.ts'
import { VersionState } from '../versions/VersionState.tsx'

/** A template as the list shows it. */
export type TemplateRow = ResponseOf<typeof listProfileTemplates>['items'][number]

/** How many versions a line shows; the rest is counted. */
const shownVersions = 3

/** The columns of the list of templates. */
export const useTemplateColumns = (): Column<TemplateRow>[] => {
  const t = useTexts('profiles')
  const title = (key: string): string => t(`builder.list.columns.${key}`)
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '38%',
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
    {
      key: 'versions',
      title: title('versions'),
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
    {
      key: 'elements',
      title: title('elements'),
      align: 'end',
      cell: ({ versions }) => <span className="tabular">{versions[0]?.elementsCount ?? 0}</span>,
    },
    {
      key: 'updated',
      title: title('updated'),
      cell: ({ versions, createdAt }) => (
        <DateText value={versions[0]?.updatedAt ?? createdAt} as="relative" />
      ),
    },
    {
      key: 'created',
      title: title('created'),
      sort: 'CREATE_DATE',
      optional: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ]
}
