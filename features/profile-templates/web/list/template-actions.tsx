import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CopyIcon, DeleteIcon, EditIcon, StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteProfileTemplate, editProfileTemplate } from '../../contract/template.endpoints.ts'
import { builderPath } from '../paths.ts'
import { builderLink } from '../places.ts'
import type { TemplateRow } from './use-template-columns.tsx'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

type Texts = (key: string, params?: Record<string, unknown>) => string

/** What uses a template, as the reason why it cannot be deleted; null if unused. */
const templateUse = ({ use, purpose }: Pick<TemplateRow, 'use' | 'purpose'>, t: Texts): string | null => {
  const { tasks, tasksCount, begun, elements, elementsCount } = use
  const named = (names: readonly string[], count: number): string => {
    const listed = names.map((name) => t('builder.list.heldName', { name })).join(', ')
    const rest = count - names.length
    return rest > 0 ? t('builder.list.heldMore', { names: listed, count: rest }) : listed
  }
  const reasons = [
    tasksCount > 0 && t('builder.list.heldByTasks', { names: named(tasks, tasksCount) }),
    begun > 0 &&
      t(purpose === 'EXPERTISE' ? 'builder.list.heldByReviews' : 'builder.list.heldByBegun', {
        count: begun,
      }),
    elementsCount > 0 &&
      t('builder.list.heldByElements', {
        names: named(
          elements.map((words) => wordsIn(words)),
          elementsCount,
        ),
      }),
  ].filter((reason) => reason !== false)
  return reasons.length > 0 ? [t('builder.list.held'), ...reasons].join(' ') : null
}

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
