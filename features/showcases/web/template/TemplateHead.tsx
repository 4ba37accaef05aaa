import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { templateStateTable } from '../../domain/state-tables.ts'
import { templateLink, templateSettingsLink, templatesPath } from '../paths.ts'
import type { Template } from '../showcase.types.ts'
import { templateActions } from '../template-actions.ts'

type Props = { template: Template; at: 'constructor' | 'settings' }

/** Heading of a template's two screens: name, actions, and links between the two. */
export const TemplateHead = ({ template, at }: Props) => {
  const t = useTexts('showcases')
  const { id, name, state, main, public: isPublic, publishedCount } = template
  // The page itself is the editor.
  const actions = useActions(templateActions, { backTo: templatesPath })(template).filter(
    ({ key }) => key !== 'edit',
  )
  const page = (
    key: Props['at'],
    to: ReturnType<typeof templateLink> | ReturnType<typeof templateSettingsLink>,
  ) => (
    <li>
      <ScreenLink to={to} aria-current={key === at ? 'page' : undefined}>
        {t(`template.${key}`)}
      </ScreenLink>
    </li>
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
          {page('constructor', templateLink(id))}
          {page('settings', templateSettingsLink(id))}
        </ul>
      </nav>
    </>
  )
}
