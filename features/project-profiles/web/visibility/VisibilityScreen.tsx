import './visibility.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { BackIcon, SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListSearch } from '#platform/web/work/components/list/ListSearch.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { isBasic } from '../../../profile-templates/domain/basic-elements.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { elementVisibilities, type ElementVisibility } from '../../../projects/domain/states.ts'
import type { Project } from './visibility.types.ts'
import { sectionsShown, type NamedSection } from './sections-shown.ts'
import { useVisibility } from './use-visibility.ts'
import { VisibilityChoices } from './VisibilityChoices.tsx'
import { VisibilityLegend } from './VisibilityLegend.tsx'

type Only = { level: ElementVisibility; codes: ReadonlySet<string> }

const namedSections = ({ sections }: ElementTree): NamedSection[] =>
  sections
    .map(({ id, name, elements }) => ({
      id,
      name: wordsIn(name),
      // Fields shown in lists are visible to all who see the project.
      fields: elements
        .filter(({ code }) => !isBasic(code))
        .map((element) => ({ code: element.code, name: wordsIn(element.name) })),
    }))
    .filter(({ fields }) => fields.length > 0)

/** Readers of a project's profile, chosen by its team. */
export const VisibilityScreen = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const t = useTexts('project-profiles')
  const profile = useCall(getProjectProfile, { query: { projectId: project.id } }, { deniedHere: true })
  const visibility = useVisibility(project.id)
  const [text, setText] = useState('')
  // The fields that had the level when it was selected: a field must not disappear when it is changed.
  const [only, setOnly] = useState<Only | null>(null)
  const error = profile.error ?? visibility.error
  if (!profile.data || !visibility.isReady) {
    const retry = profile.error ? () => void profile.refetch() : visibility.retry
    return error ? <ErrorState error={error} retry={retry} /> : <LoadingBlock lines={8} />
  }
  const sections = namedSections(profile.data.tree)
  const codes = sections.flatMap(({ fields }) => fields.map(({ code }) => code))
  const having = (level: ElementVisibility) => codes.filter((code) => visibility.of(code) === level)
  const counts = Object.fromEntries(
    elementVisibilities.map((level) => [level, having(level).length]),
  ) as Record<ElementVisibility, number>
  const shown = sectionsShown(sections, { text, only: only?.codes ?? null })
  return (
    <div className="visibility">
      <Button variant="text" startIcon={<BackIcon />} onClick={onClose}>
        {t('visibility.back')}
      </Button>
      <h2>{t('visibility.title')}</h2>
      <VisibilityLegend
        project={project}
        counts={counts}
        only={only?.level ?? null}
        onOnly={(level) => setOnly(level && { level, codes: new Set(having(level)) })}
      />
      <p className="visibility-help">{t('visibility.help')}</p>
      <ListSearch value={text} onChange={setText} />
      {shown.length > 0 ? (
        <VisibilityChoices sections={shown} narrowed={text !== '' || only !== null} visibility={visibility} />
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={t('visibility.nothing.title')}
          text={t('visibility.nothing.text')}
        />
      )}
    </div>
  )
}
