import { sql } from 'kysely'
import { codeOfChoice, templateOfChoice, type TaskReportChoice } from '../domain/report-types.ts'

/** The report of the tasks of trackpoint `k`; null without one. */
export const taskReportOf = sql<TaskReportChoice | null>`coalesce(k.report_type, 'template:' || k.user_report_id)`

/** Database columns of a report; a report by template of another accelerator is none here. */
export const taskReportColumns = (report: TaskReportChoice | null, acceleratorId: number) => {
  const template = report === null ? null : templateOfChoice(report)
  return {
    report_type: report === null ? null : codeOfChoice(report),
    user_report_id:
      template === null
        ? null
        : sql<
            number | null
          >`(select u.id from user_report u where u.id = ${template} and u.accelerator_id = ${acceleratorId})`,
  }
}
