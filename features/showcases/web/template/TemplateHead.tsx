import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { templateStateTable } from '../../domain/state-tables.ts'
import { templateLink, templateSettingsLink, templatesPath } from '../paths.ts'
import { settingsTabsOf, type SettingsTab } from './settings-tabs.ts'
import type { Template } from '../showcase.types.ts'
import { templateActions } from '../template-actions.ts'

type Props = { template: Template; at: 'constructor' | SettingsTab }

/** Heading of a template's screens: name, actions, and one row of links to its fields and the parts of its settings. */
export const TemplateHead = ({ template, at }: Props) => {
  const t = useTexts('showcases')
  const { id, name, state, main, public: isPublic, publishedCount } = template
  // The page itself is the editor.
  const actions = useActions(templateActions, { backTo: templatesPath })(template).filter(
    ({ key }) => key !== 'edit',
  )
  return (
    <>
      <RecordNavigation backTo={templatesPath} backLabel={t('template.back')} />
      <PageHead title={name} actions={<PageActions actions={actions} />} />
      <p className="showcase-facts">
        <StateOf table={templateStateTable} state={state} />
        {main ? <span>{t('template.main')}</span> : null}
        <span>{t(isPublic ? 'template.audience.public' : 'template.audience.signedIn')}</span>
        <span>{t('template.projects', { count: publishedCount })}</span>
      </p>
      <nav className="showcase-pages" aria-label={name}>
        <ul>
          <li>
            <ScreenLink to={templateLink(id)} aria-current={at === 'constructor' ? 'page' : undefined}>
              {t('template.constructor')}
            </ScreenLink>
          </li>
          {settingsTabsOf(template).map((tab) => (
            <li key={tab}>
              <ScreenLink
                to={templateSettingsLink(id, tab)}
                inPlace={at !== 'constructor'}
                aria-current={tab === at ? 'page' : undefined}
              >
                {t(`settings.tabs.${tab}`)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
