import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useWholeSaves } from '#platform/web/query/use-whole-saves.ts'
import {
  getPublicationTemplate,
  savePublicationSections,
} from '../../contract/publication-template.endpoints.ts'
import type { Section, Template } from '../showcase.types.ts'

/** The sections of a template, saved on every change. */
export const useSections = ({ id }: Pick<Template, 'id'>) => {
  const t = useTexts('showcases')
  const answer = useAnswer(getPublicationTemplate, { query: { templateId: String(id) } })
  const save = useCommand(savePublicationSections)
  const saves = useWholeSaves<Template, Section[]>(`publication-template:${id}`, {
    answer,
    valueOf: ({ sections }) => sections,
    withValue: (now, sections) => ({ ...now, sections }),
    save: (sections, version) =>
      save.mutateAsync({
        body: {
          templateId: id,
          version,
          sections: sections.map(({ id: key, title, items }) => ({
            id: key,
            title,
            items: items.map(({ code, label, card, page, filter, sorting, format, picture }) => ({
              code,
              label,
              card,
              page,
              filter,
              sorting,
              ...(format ? { format } : {}),
              ...(picture ? { picture } : {}),
            })),
          })),
        },
      }),
    changed: t('template.changed'),
  })
  /** Changes one section, or removes it (`null`), based on the displayed state. */
  const put = (key: string, next: Section | null): void => {
    const now = answer.get()?.sections ?? []
    void saves.change(now.flatMap((one) => (one.id === key ? (next ?? []) : one)))
  }
  return { ...saves, put, isSaving: save.isPending }
}
