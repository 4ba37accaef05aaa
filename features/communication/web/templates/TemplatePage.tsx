import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import {
  type getNotificationTemplate,
  resetNotificationTemplate,
  saveNotificationTemplate,
} from '../../contract/notification-template.endpoints.ts'
import { Placeholders } from './Placeholders.tsx'
import { TemplateTrial } from './TemplateTrial.tsx'
import { TemplateVersions, type Words } from './TemplateVersions.tsx'
import { useSubjectWords } from './use-subject-words.ts'

type Template = ResponseOf<typeof getNotificationTemplate>

/** The form of a template with placeholders, preview and versions. */
export const TemplatePage = ({
  template,
  acceleratorId,
}: {
  template: Template
  acceleratorId: number | null
}) => {
  const t = useTexts('communication')
  const { code, version, current, words, kind } = template
  const save = useCommand(saveNotificationTemplate, { success: t('templates.one.saved') })
  const reset = useCommand(resetNotificationTemplate, { success: t('templates.one.resetDone') })
  const form = useProductForm({
    draft: `notification-template:${code}:${acceleratorId ?? 0}:${version}`,
    schema: saveNotificationTemplate.body,
    defaults: { code, acceleratorId, version, ...current },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  const fill = (texts: Words) => {
    for (const [name, text] of Object.entries(texts))
      form.form.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  const wordsOf = useSubjectWords()
  const askReset = () =>
    confirm({
      title: t('templates.one.resetTitle'),
      text: t('templates.one.resetText'),
      submitLabel: t('templates.one.reset'),
      onSubmit: () => reset.mutateAsync({ body: { code, acceleratorId, version } }),
    })
  return (
    <section>
      <RecordNavigation backTo="/bch/view/notification-templates" backLabel={t('templates.one.back')} />
      <PageHead
        title={wordsOf(currentLocale() === 'ru' ? current.subjectRu : current.subjectEn)}
        actions={words === 'OWN' ? <Button onClick={askReset}>{t('templates.one.reset')}</Button> : null}
      />
      <Facts>
        <Fact label={t('templates.columns.kind')}>{t(`templates.kinds.${kind}`)}</Fact>
        <Fact label={t('templates.one.state')}>{t(`templates.words.${words}`)}</Fact>
      </Facts>
      <div className="template-columns">
        <div>
          <Form form={form} submitLabel={t('templates.one.save')}>
            <FieldGroup title={t('templates.one.russian')}>
              <TextField name="subjectRu" label={t('templates.one.subjectRu')} />
              <TextField name="bodyRu" label={t('templates.one.bodyRu')} rows={6} />
            </FieldGroup>
            <FieldGroup title={t('templates.one.english')}>
              <TextField name="subjectEn" label={t('templates.one.subjectEn')} />
              <TextField name="bodyEn" label={t('templates.one.bodyEn')} rows={6} />
            </FieldGroup>
          </Form>
          <TemplateTrial form={form} code={code} acceleratorId={acceleratorId} emailed={template.emailed} />
        </div>
        <aside className="template-side">
          <Placeholders placeholders={template.placeholders} />
          <TemplateVersions versions={template.versions} onUse={fill} />
        </aside>
      </div>
    </section>
  )
}
