// Written by `npm run parts` from the names of the files; never by hand.
import * as adminProjectsEndpoints from './contract/admin-projects.endpoints.ts'
import * as auditTrailEndpoints from './contract/audit-trail.endpoints.ts'
import * as backupEndpoints from './contract/backup.endpoints.ts'
import * as deletedProjectsEndpoints from './contract/deleted-projects.endpoints.ts'
import * as healthEndpoints from './contract/health.endpoints.ts'
import * as mailLogEndpoints from './contract/mail-log.endpoints.ts'
import * as systemVariableEndpoints from './contract/system-variable.endpoints.ts'
import * as systemEndpoints from './contract/system.endpoints.ts'
import * as adminProjectsQuery from './server/admin-projects.query.ts'
import * as auditTrailQuery from './server/audit-trail.query.ts'
import * as backupsUseCase from './server/backups.use-case.ts'
import * as deletedProjectsQuery from './server/deleted-projects.query.ts'
import * as giveLeadUseCase from './server/give-lead.use-case.ts'
import * as healthQuery from './server/health.query.ts'
import * as jobsUseCase from './server/jobs.use-case.ts'
import * as logoQuery from './server/logo.query.ts'
import * as mailLogQuery from './server/mail-log.query.ts'
import * as restoreProjectUseCase from './server/restore-project.use-case.ts'
import * as sendMailAgainUseCase from './server/send-mail-again.use-case.ts'
import * as sendSignOnMailAgainUseCase from './server/send-sign-on-mail-again.use-case.ts'
import * as signOnMailsQuery from './server/sign-on-mails.query.ts'
import * as systemSettingsQuery from './server/system-settings.query.ts'
import * as systemVariablesUseCase from './server/system-variables.use-case.ts'
import * as auditSealsJobs from './server/audit-seals.jobs.ts'
import * as backupsJobs from './server/backups.jobs.ts'
import * as sizesJobs from './server/sizes.jobs.ts'
import * as alarmsAlarmsAgendaSource from './server/alarms/alarms.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'administration',
  contract: [
    adminProjectsEndpoints,
    auditTrailEndpoints,
    backupEndpoints,
    deletedProjectsEndpoints,
    healthEndpoints,
    mailLogEndpoints,
    systemVariableEndpoints,
    systemEndpoints,
  ],
  handlers: [
    adminProjectsQuery,
    auditTrailQuery,
    backupsUseCase,
    deletedProjectsQuery,
    giveLeadUseCase,
    healthQuery,
    jobsUseCase,
    logoQuery,
    mailLogQuery,
    restoreProjectUseCase,
    sendMailAgainUseCase,
    sendSignOnMailAgainUseCase,
    signOnMailsQuery,
    systemSettingsQuery,
    systemVariablesUseCase,
  ],
  jobs: [
    auditSealsJobs,
    backupsJobs,
    sizesJobs,
  ],
  agendaSources: [
    alarmsAlarmsAgendaSource,
  ],
  texts: { en, ru },
}
