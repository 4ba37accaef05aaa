import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import * as arrange from '../../domain/arrange.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { BuilderSession } from '../session/builder-session.ts'
import { openSectionChoice, openSectionForm } from '../section/open-section-form.tsx'
import type { Landing } from './tree-rows.ts'

/** Commands on the tree's rows; `say` announces them to screen readers. */
export const useTreeCommands = (session: BuilderSession, say: (text: string) => void) => {
  const t = useTexts('profile-templates')
  return useMemo(() => {
    const tree = () => session.state.get().history.now
    const sectionName = (id: string) => {
      const section = tree().sections.find((one) => one.id === id)
      return section ? wordsIn(section.name) || t('builder.section.unnamed') : ''
    }
    const elementName = (code: string) => {
      const element = findElement(tree(), code)
      return (element && wordsIn(element.name)) || code
    }
    const place = (code: string, to: arrange.Place) => {
      session.change(arrange.moveElement(tree(), code, to))
      const position = (arrange.placeOf(tree(), code)?.index ?? 0) + 1
      say(
        t('builder.tree.movedElement', {
          name: elementName(code),
          section: sectionName(to.sectionId),
          position,
        }),
      )
    }
    const placeSection = (id: string, index: number) => {
      session.change(arrange.moveSection(tree(), id, index))
      const position = tree().sections.findIndex((one) => one.id === id) + 1
      say(t('builder.tree.movedSection', { name: sectionName(id), position, total: tree().sections.length }))
    }
    const removed = (text: string) =>
      notify({ code: 200, text, offer: { label: t('actions.undo'), run: session.undo } })
    return {
      land: (key: string, landing: Landing) =>
        landing.kind === 'section' ? placeSection(key, landing.index) : place(key, landing),
      stepElement: (code: string, by: -1 | 1) => {
        const to = arrange.stepOf(tree(), code, by)
        if (to) place(code, to)
      },
      stepSection: (id: string, by: -1 | 1) => {
        const index = tree().sections.findIndex((one) => one.id === id) + by
        if (index >= 0 && index < tree().sections.length) placeSection(id, index)
      },
      chooseSection: (code: string) =>
        openSectionChoice(
          t('builder.element.toSection'),
          tree().sections.map(({ id }) => ({ value: id, label: sectionName(id) })),
          (sectionId) => {
            const section = tree().sections.find(({ id }) => id === sectionId)
            if (section) place(code, { sectionId, index: section.elements.length })
          },
        ),
      duplicate: (code: string) => {
        session.change(arrange.duplicateElement(tree(), code, session.state.get().version.templateId))
        say(t('builder.tree.duplicated', { name: elementName(code) }))
      },
      removeElement: (code: string) => {
        const name = elementName(code)
        session.change(arrange.removeElement(tree(), code))
        removed(t('builder.tree.removed', { name }))
      },
      removeSection: (id: string) => {
        const name = sectionName(id)
        session.change(arrange.removeSection(tree(), id))
        removed(t('builder.tree.removed', { name }))
      },
      addSection: () =>
        openSectionForm(t('builder.section.new'), null, (given) =>
          session.change(arrange.addSection(tree(), { id: crypto.randomUUID(), elements: [], ...given })),
        ),
      editSection: (id: string) => {
        const section = tree().sections.find((one) => one.id === id)
        if (section)
          openSectionForm(t('builder.section.edit'), section, (given) =>
            session.change(arrange.changeSection(tree(), { id, ...given })),
          )
      },
    }
  }, [session, say, t])
}

export type TreeCommands = ReturnType<typeof useTreeCommands>
