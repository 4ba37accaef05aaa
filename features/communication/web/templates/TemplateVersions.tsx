import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { getNotificationTemplate } from '../../contract/notification-template.endpoints.ts'

type Versions = ResponseOf<typeof getNotificationTemplate>['versions']

/** Texts of a notification in both languages. */
export type Words = NonNullable<Versions[number]['texts']>

/** Versions of a template with author and time; an earlier one can be loaded into the form. */
export const TemplateVersions = ({
  versions,
  onUse,
}: {
  versions: Versions
  onUse: (texts: Words) => void
}) => {
  const t = useTexts('communication')
  const use = (version: number, texts: Words) => {
    onUse(texts)
    notify({ code: 200, text: t('templates.versions.used', { number: version }) })
  }
  return (
    <Section title={t('templates.versions.title')}>
      {versions.length === 0 ? <p className="template-quiet">{t('templates.versions.none')}</p> : null}
      <Rows>
        {versions.map(({ version, author, at, texts }) => (
          <Row
            key={version}
            title={texts ? t('templates.versions.entry', { number: version }) : t('templates.versions.reset')}
            facts={
              <>
                {author.name}, <DateText value={at} as="time" />
              </>
            }
            end={
              texts ? (
                <Button size="small" onClick={() => use(version, texts)}>
                  {t('templates.versions.use')}
                </Button>
              ) : null
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
