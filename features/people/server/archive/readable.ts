import { notificationWords } from '#features/communication'
import type { SignOnAccount } from '#platform/contract/sign-on-accounts.ts'
import { escapeHtml } from '#platform/server/mail/layout.ts'
import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import type { Profile } from '../read-profile.ts'
import { serverTexts } from '../server-texts.ts'
import type { OwnData } from './own-data.sql.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:600}dd{margin:0 0 .5rem}li{margin-bottom:.5rem}time{color:#5b6470}`

const joined = (parts: readonly (string | number | null)[]): string => parts.filter(Boolean).join(', ')

const named = (values: readonly ({ name: string } | null)[]): string =>
  values.flatMap((value) => value?.name ?? []).join(', ')

const factsOf = (locale: MailLocale, { profile, account, ...data }: Readable): [string, string][] => {
  const { archive, investorTypes } = serverTexts[locale]
  const yesNo = (value: boolean): string => (value ? archive.yes : archive.no)
  const { location, investment, invitePermissions, consents, investorType, education, student } = profile
  const facts: Record<keyof typeof archive.fields, string> = {
    login: profile.login,
    lastName: profile.lastName,
    firstName: profile.firstName,
    middleName: profile.middleName,
    contactEmail: profile.contactEmail,
    phone: profile.phone?.number ?? '',
    company: profile.company,
    companyTaxNumber: profile.companyTaxNumber,
    location: named([location.country, location.region, location.city]),
    specialty: profile.specialty,
    jobPositions: profile.jobPositions.join(', '),
    industries: named(profile.industries),
    competencies: named(profile.competencies),
    publications: profile.publications.map(({ title, url }) => `${title} ${url}`.trim()).join('; '),
    education: joined([education.institute, education.faculty, education.course, education.group]),
    student: joined([
      student.university,
      student.faculty,
      student.department,
      student.group,
      student.courseNumber,
      student.socialNetwork,
    ]),
    investorType: investorType ? investorTypes[investorType] : '',
    investment: investment ? `${investment.from}–${investment.to} ${investment.currency}` : '',
    about: profile.about,
    cardPublished: yesNo(consents.cardPublished),
    cardToWorld: yesNo(consents.cardToWorld),
    inviteToProjects: yesNo(invitePermissions.inviteToProjects),
    inviteToAccelerators: yesNo(invitePermissions.inviteToAccelerators),
    certifiedExpert: yesNo(profile.certifiedExpert),
    registeredAt: data.registered.registeredAt.slice(0, 10),
    rules: account?.rules
      ? fill(archive.rulesAccepted, { ...account.rules, date: account.rules.acceptedAt.slice(0, 10) })
      : '',
  }
  return Object.entries(facts).flatMap(([field, value]): [string, string][] =>
    value ? [[archive.fields[field as keyof typeof facts], value]] : [],
  )
}

type Readable = OwnData & {
  profile: Profile
  account: Pick<SignOnAccount, 'rules'> | null
  sessions: readonly { since: string; userAgent: string; address: string }[]
}

/** The archive as a readable page, in the person's language; the JSON files contain the same and more. */
export const readablePage = (locale: MailLocale, now: Date, data: Readable): string => {
  const { profile } = data
  const { archive } = serverTexts[locale]
  const line = (at: string, text: string): string =>
    `<li><time>${escapeHtml(at.slice(0, 16).replace('T', ' '))}</time> ${escapeHtml(text)}</li>`
  const section = (title: string, lines: readonly string[]): string =>
    `<h2>${escapeHtml(title)}</h2>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p>${escapeHtml(archive.empty)}</p>`}`
  const facts = factsOf(locale, data)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const notices = data.notifications.map((notice) => ({ ...notice, ...notificationWords(locale, notice) }))
  return `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(archive.title)}</title><style>${style}</style>
<h1>${escapeHtml(archive.title)}</h1>
<p>${escapeHtml(fill(archive.about, { date: now.toISOString().slice(0, 10) }))}</p>
<h2>${escapeHtml(archive.profile)}</h2><dl>${facts}</dl>
${section(
  archive.awards,
  profile.awards.map(({ year, title, url }) => line(String(year), `${title} ${url}`)),
)}
${section(
  archive.roles,
  data.roles.map(({ since, role, accelerator }) =>
    line(since, [role, accelerator].filter(Boolean).join(', ')),
  ),
)}
${section(
  archive.projects,
  data.projects.map(({ joinedAt, number, name }) => line(joinedAt, `${number} ${name}`)),
)}
${section(
  archive.applications,
  data.applications.map((one) => line(one.createdAt, `${one.project} — ${one.track}: ${one.status}`)),
)}
${section(
  archive.invitations,
  data.invitations.map((one) => line(one.createdAt, `${one.into}: ${one.status}`)),
)}
${section(
  archive.requests,
  data.requests.map((one) => line(one.createdAt, `${one.about} ${one.message} (${one.status})`)),
)}
${section(
  archive.comments,
  data.comments.map((one) => line(one.createdAt, `${one.project}, ${one.task}: ${one.body}`)),
)}
${section(
  archive.notifications,
  notices.map((one) => line(one.createdAt, `${one.subject}. ${one.body}`)),
)}
${section(
  archive.sessions,
  data.sessions.map(({ since, userAgent, address }) => line(since, `${userAgent} ${address}`)),
)}
${section(
  archive.history,
  data.history.map((one) => line(one.at, `${one.subject} ${one.id}: ${one.action}`)),
)}
</html>
`
}
