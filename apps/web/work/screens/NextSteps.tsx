import type { ComponentType } from 'react'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { userType } from '#platform/web/session.ts'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { opensHere } from '../palette/screens-and-actions.ts'

type Step = { key: string; link: ScreenHref; icon: ComponentType }

const profile = (tab?: 'professional' | 'investor') => linkTo('/bch/view/person-user-profile', { tab })

const about: Step = { key: 'profile', link: profile('professional'), icon: icons.PersonIcon }
const accelerators: Step = {
  key: 'accelerators',
  link: linkTo('/bch/view/team-invite', { tab: 'accelerators' }),
  icon: icons.BuildingIcon,
}
const project: Step = { key: 'project', link: linkTo('/bch/view/my-projects/edit', {}), icon: icons.AddIcon }
const vacancies: Step = {
  key: 'vacancies',
  link: linkTo('/bch/view/team-invite', { tab: 'vacancies' }),
  icon: icons.PeopleIcon,
}
const roles: Step = {
  key: 'roles',
  link: linkTo('/bch/view/person-user-profile', { tab: 'roles' }),
  icon: icons.KeyIcon,
}
const inWork: Step = { key: 'inWork', link: linkTo('/bch/view/projects-in-work', {}), icon: icons.BoardIcon }
const summary: Step = {
  key: 'summary',
  link: linkTo('/bch/view/acceleration-summary', {}),
  icon: icons.ChartIcon,
}
const settings: Step = {
  key: 'settings',
  link: linkTo('/bch/view/accelerator-settings', {}),
  icon: icons.SettingsIcon,
}
const people: Step = { key: 'people', link: linkTo('/admin/people', {}), icon: icons.PeopleIcon }
const approvals: Step = {
  key: 'approvals',
  link: linkTo('/admin/accelerators', {}),
  icon: icons.BuildingIcon,
}
const templates: Step = {
  key: 'templates',
  link: linkTo('/bch/view/project-profile-template-constructor', {}),
  icon: icons.DocumentIcon,
}
const dictionaries: Step = {
  key: 'dictionaries',
  link: linkTo('/admin/dictionaries', {}),
  icon: icons.BookIcon,
}
const inbox: Step = { key: 'inbox', link: linkTo('/bch/view/notifications', {}), icon: icons.BellIcon }

const ofAdministrators = [people, approvals, templates, dictionaries]

/** Possible next steps by role, on screens accessible to it. */
const steps: Record<string, readonly Step[]> = {
  INI: [project, vacancies, accelerators],
  ACC: [inWork, settings, inbox],
  TRC_TEAM: [inWork, settings, inbox],
  TRC: [inWork, about, accelerators],
  EXP: [about, accelerators, inbox],
  MNT: [about, accelerators, inbox],
  INV: [{ key: 'investor', link: profile('investor'), icon: icons.ChartIcon }, about, inbox],
  CST: [summary, about, roles],
  HTFRN: [about, inbox, roles],
  HTUSR: [about, vacancies, roles],
  HTADM: ofAdministrators,
  ADMIN: ofAdministrators,
}

/** Useful next steps of the active role, when the agenda is empty. */
export const NextSteps = () => {
  const t = useTexts('work')
  const offered = (steps[userType() ?? ''] ?? []).filter(({ link }) => opensHere(link))
  if (offered.length === 0) return null
  return (
    <Section title={t('nextSteps.title')}>
      <Rows>
        {offered.map(({ key, link, icon: Icon }) => (
          <Row
            key={key}
            figure={<Icon />}
            title={<TextLink to={link}>{t(`nextSteps.${key}.title`)}</TextLink>}
            facts={t(`nextSteps.${key}.text`)}
          />
        ))}
      </Rows>
    </Section>
  )
}
