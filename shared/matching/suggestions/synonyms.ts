/**
 * Words that people use for one thing, a line each: what an advertisement calls by one name and a block by another. English,
 * and names of things that are the same everywhere. A word stands in one line alone.
 */
const lines = `
manage manager management oversee supervise supervisor supervision head direct director
lead leader leadership
teach teacher training trainer train coach coaching mentor mentoring tutor instruct instructor
develop developer development programmer programming
build create creation construct establish
implement implementation introduce rollout
design designer
improve improvement optimize optimization enhance streamline refine
increase grow growth raise boost expand expansion
reduce reduction cut lower decrease shorten
customer client guest patron
sell sales seller selling
purchase purchasing procurement buyer buying sourcing
plan planner planning schedule scheduling
organize organization organizer coordinate coordination coordinator
communicate communication present presentation
negotiate negotiation
analyze analysis analytics analyst analytical
report reporting dashboard
test testing qa
automate automation automated
migrate migration
integrate integration
document documentation
maintain maintenance upkeep
repair fix troubleshoot troubleshooting debug debugging
support helpdesk
write writing writer author copywriting
edit editor editing proofread
translate translation translator
research researcher
hire hiring recruit recruiting recruitment recruiter onboard onboarding
budget budgeting
invoice invoicing billing
accounting accountant bookkeeping bookkeeper
forecast forecasting
logistics shipping dispatch delivery warehouse
safety hazard
quality
nurse nursing caregiver
patient resident
cook chef kitchen cooking
volunteer volunteering
collaborate collaboration cooperate cooperation teamwork
stakeholder stakeholders
deadline deadlines
javascript js ecmascript
typescript ts
postgresql postgres
kubernetes k8s
amazon aws
gcp google
database databases sql relational
accessible accessibility wcag a11y
monitoring monitor observability
frontend ui
backend serverside
ml machine-learning
excel spreadsheet spreadsheets
devops sre
api apis
german deutsch
spanish espanol
french francais
`;

/** Each word with the number of its line. */
export const synonymLines: ReadonlyMap<string, number> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line, number) => line.split(' ').map((word) => [word, number] as const)),
);
