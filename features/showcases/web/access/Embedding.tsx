import { useState } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { Template } from '../showcase.types.ts'
import { elementSnippet, frameSnippet } from './snippets.ts'
import { isEmbeddable } from '../../domain/states.ts'

const views = ['list', 'cards'] as const

/** Code to copy into a page of another site. */
export const Embedding = ({ template }: { template: Template }) => {
  const { id, name } = template
  const t = useTexts('showcases')
  const [view, setView] = useState<(typeof views)[number]>('list')
  const embedded = {
    portal: window.location.origin,
    id,
    view,
    lang: currentLocale(),
    label: t('embed.label', { name }),
  }
  if (!isEmbeddable(template))
    return (
      <Section title={t('embed.title')}>
        <p className="showcase-hint">{t('embed.notPublic')}</p>
      </Section>
    )
  return (
    <Section title={t('embed.title')} help={t('embed.help')}>
      <Choices legend={t('embed.view')} layout="row">
        {views.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="embed-view"
            label={t(`embed.${one}`)}
            checked={view === one}
            onChange={() => setView(one)}
          />
        ))}
      </Choices>
      <Copied label={t('embed.component')} text={elementSnippet(embedded)} lines />
      <p className="showcase-hint">{t('embed.componentHelp')}</p>
      <Copied label={t('embed.frame')} text={frameSnippet(embedded)} lines />
    </Section>
  )
}
