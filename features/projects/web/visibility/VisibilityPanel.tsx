import './visibility.css'
import { useCall } from '#platform/web/query/use-call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Words } from '../../../profiles/domain/template.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { useVisibility } from './use-visibility.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'

const inLanguage = ({ ru, en }: Words): string => (currentLocale() === 'en' && en) || ru

/** Says who reads what of the profile: a whole section, or one element of it. */
export const VisibilityPanel = ({ projectId }: { projectId: number }) => {
  const t = useTexts('projects')
  const profile = useCall(getProjectProfile, { query: { projectId } }, { deniedHere: true })
  const visibility = useVisibility(projectId)
  const error = profile.error ?? visibility.error
  if (!profile.data || !visibility.isReady) {
    const retry = profile.error ? () => void profile.refetch() : visibility.retry
    return error ? <ErrorState error={error} retry={retry} /> : <LoadingBlock lines={8} />
  }
  return (
    <div className="visibility" aria-busy={visibility.isSaving}>
      <p className="visibility-help">{t('visibility.help')}</p>
      {profile.data.tree.sections.map((section) => {
        const codes = section.elements.map(({ code }) => code)
        const inSection = new Set(codes.map(visibility.of))
        return codes.length === 0 ? null : (
          <section key={section.id}>
            <VisibilityChoice
              label={inLanguage(section.name)}
              heading
              value={inSection.size === 1 ? [...inSection][0]! : null}
              onChange={(value) => visibility.set(codes, value)}
            />
            {section.elements.map(({ code, name }) => (
              <VisibilityChoice
                key={code}
                label={inLanguage(name)}
                value={visibility.of(code)}
                onChange={(value) => visibility.set([code], value)}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}
