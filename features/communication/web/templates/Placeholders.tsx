import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { getNotificationTemplate } from '../../contract/notification-template.endpoints.ts'

/** Placeholders of a text, with their meanings. */
export const Placeholders = ({
  placeholders,
}: {
  placeholders: ResponseOf<typeof getNotificationTemplate>['placeholders']
}) => {
  const t = useTexts('communication')
  return (
    <Section title={t('templates.placeholders.title')}>
      <p className="template-quiet">
        {t(placeholders.length > 0 ? 'templates.placeholders.help' : 'templates.placeholders.none')}
      </p>
      <dl className="template-places">
        {placeholders.map(({ name, required }) => (
          <div key={name}>
            <dt>
              <code translate="no">{`{{${name}}}`}</code>
              {required ? <small>{t('templates.placeholders.required')}</small> : null}
            </dt>
            <dd>{t(`placeholders.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
