import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import {
  editPublicationTemplate,
  getPublicationTemplate,
} from '../../contract/publication-template.endpoints.ts'
import { AccessPanels } from '../access/AccessPanels.tsx'
import type { Template } from '../showcase.types.ts'
import { TemplateGate } from '../template/TemplateGate.tsx'
import { settingsTabsOf, type SettingsTab } from '../template/settings-tabs.ts'
import { TemplateHead } from '../template/TemplateHead.tsx'
import { ShowcaseViews } from '../views/ShowcaseViews.tsx'

const schema = editPublicationTemplate.body.omit({ templateId: true })

const valuesOf = ({ name, main, public: isPublic, brandLight, brandDark, version }: Template) => ({
  name,
  main,
  public: isPublic,
  brandLight,
  brandDark,
  version,
})

const SettingsForm = ({ template }: { template: Template }) => {
  const t = useTexts('showcases')
  const edit = useCommand(editPublicationTemplate, { success: t('settings.done') })
  const state = useVersionedForm({
    draft: `publication-template:${template.id}`,
    schema,
    saved: valuesOf(template),
    save: async (values) =>
      valuesOf(await edit.mutateAsync({ body: { ...values, templateId: template.id } })),
    read: async () =>
      valuesOf(await call(getPublicationTemplate, { query: { templateId: String(template.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('settings.save')}>
      <FormConflict
        state={state}
        label={(name) => t(`settings.${name}`)}
        shown={(_name, value) => (typeof value === 'string' ? value : '')}
      />
      <TextField name="name" label={t('settings.name')} />
      <SwitchField name="main" label={t('settings.main')} help={t('settings.mainHelp')} />
      <SwitchField name="public" label={t('settings.public')} help={t('settings.publicHelp')} />
      <TextField name="brandLight" label={t('settings.brandLight')} help={t('settings.brandHelp')} />
      <TextField name="brandDark" label={t('settings.brandDark')} help={t('settings.brandHelp')} />
    </Form>
  )
}

const SettingsFacts = ({ template }: { template: Template }) => {
  const t = useTexts('showcases')
  return (
    <>
      <Notice>{t('settings.readOnly')}</Notice>
      <Facts>
        <Fact label={t('settings.name')}>{template.name}</Fact>
        <Fact label={t('settings.brandLight')}>{template.brandLight || '—'}</Fact>
        <Fact label={t('settings.brandDark')}>{template.brandDark || '—'}</Fact>
      </Facts>
    </>
  )
}

const SettingsPart = ({ template, tab }: { template: Template; tab: SettingsTab }) => {
  if (tab === 'views') return <ShowcaseViews templateId={template.id} />
  if (tab !== 'general') return <AccessPanels template={template} part={tab} />
  return template.actions.includes('edit') ? (
    <SettingsForm key={template.id} template={template} />
  ) : (
    <SettingsFacts template={template} />
  )
}

/** Settings of a template: general, sites, keys, web hooks and views, by the tab in the address. */
export const TemplateSettings = () => {
  const [raw] = useRawSearch()
  return (
    <TemplateGate>
      {(template) => {
        const tab = settingsTabsOf(template).find((key) => key === raw['tab']) ?? 'general'
        return (
          <section className="showcase-page">
            <TemplateHead template={template} at={tab} />
            <SettingsPart template={template} tab={tab} />
          </section>
        )
      }}
    </TemplateGate>
  )
}
