import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CopyIcon, DeleteIcon, EditIcon, StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteProfileTemplate, editProfileTemplate } from '../../contract/template.endpoints.ts'
import { builderPath } from '../paths.ts'
import { builderLink } from '../places.ts'
import { templateUse } from './template-use.ts'
import type { TemplateRow } from './use-template-columns.tsx'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm.tsx')).TemplateForm }))

/** A template, in the list or in the builder. */
type Template = Pick<TemplateRow, 'id' | 'name' | 'description' | 'purpose' | 'main' | 'use' | 'actions'>

/** Actions on a template, in the list and in its builder; the main one can only be replaced. */
export const templateActions = actionsOf<Template, never, { isOpen?: boolean }>(
  'profile-templates:builder.list',
  {
    rename: { icon: EditIcon, form: (template) => <TemplateForm kind="edit" template={template} /> },
    copy: {
      icon: CopyIcon,
      form: (template, { t, go }) => (
        <TemplateForm
          kind="copy"
          template={{ ...template, name: t('builder.list.copyName', { name: template.name }) }}
          onDone={({ templateId }) => go(builderLink({ templateId }))}
        />
      ),
    },
    makeMain: {
      icon: StarIcon,
      confirm: true,
      whyNot: ({ main }, { t }) => main && t('builder.list.isMain'),
      quiet: true,
      send: ({ id, name, description }) =>
        call(editProfileTemplate, { body: { templateId: id, name, description, main: true } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: (template, { t }) => (template.main ? t('builder.list.mainStays') : templateUse(template, t)),
      send: async ({ id }, { go, isOpen }) => {
        await call(deleteProfileTemplate, { body: { templateId: id } })
        if (isOpen) go(builderPath)
      },
    },
  },
  { words: ({ name }) => ({ name }) },
)
