import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Deadline } from './deadlines.ts';

const DAYS_BEFORE = 3;
const DAY_SECONDS = 86_400;

/** An iCalendar file with a day for each deadline, and a reminder three days before. Loaded on the tap alone. */
export function calendarFile(deadlines: readonly Deadline[], now: Date): string {
  const calendar = ical({ prodId: '//parade//plan//FR', method: ICalCalendarMethod.PUBLISH });
  for (const { uid, lastDay, title, text } of deadlines) {
    const event = calendar.createEvent({
      id: `${uid}@plan.parade`,
      // Agendas take what has the same uid and a higher number in place of what they have.
      sequence: Math.floor(now.getTime() / 1000),
      stamp: now,
      start: new Date(`${lastDay}T00:00:00Z`),
      allDay: true,
      // Of the file, not of the device: the day is the one that is written.
      timezone: 'UTC',
      summary: title,
      description: text,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: DAYS_BEFORE * DAY_SECONDS });
  }
  return calendar.toString();
}
