// What a new loan costs today: Freddie Mac's weekly survey. The figure is with the others of VA loans.
import { factsCheckedOn } from '@/facts/facts';
import { rateSurvey } from './va-loan-figures';

const source = { title: 'Freddie Mac’s weekly survey, from two copies; the link is its own page', by: 'other', issued: 'undated', url: 'https://www.freddiemac.com/pmms' } as const;

/** The survey's page, with this week's rate. */
export const RATE_SURVEY_URL = source.url;

/** The average, with its day. */
export const surveyedRate = factsCheckedOn('2026-11-27').read(`New loans averaged ${rateSurvey.percent}% on ${rateSurvey.day}, in Freddie Mac’s survey.`, source, 'every 15');
