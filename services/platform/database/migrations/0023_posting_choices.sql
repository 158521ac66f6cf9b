-- Choices without words are answered from this index alone: rows of postings are wide.
CREATE INDEX "postings_choices_index" ON "postings" USING btree ("workplace","id") INCLUDE ("yearly_salary","currency","closes_on","closed_at","employment_types");
