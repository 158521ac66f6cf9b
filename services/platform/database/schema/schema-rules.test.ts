import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { distributionOf } from './distribution.ts';
import * as schema from './index.ts';

const tables = Object.values(schema).filter((each) => is(each, PgTable)) as unknown as PgTable[];
const nameOf = (table: PgTable): string => getTableConfig(table).name;
const belongsToAccount = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => name === 'account_id');

const notByAccount = (table: PgTable): boolean => distributionOf(nameOf(table)).distribution !== 'account';

test('the list of tables includes those that this test is meant to check', () => {
  expect(tables.map(nameOf)).toEqual(expect.arrayContaining(['accounts', 'events', 'resumes', 'resume_events']));
});

const tenantTables = tables.filter((table) => !notByAccount(table));

test.each(tenantTables.map((table) => [nameOf(table), table] as const))(
  '%s can be distributed by account',
  (_name, table) => {
    const config = getTableConfig(table);
    expect(belongsToAccount(table)).toBe(true);

    expect(config.primaryKeys).toHaveLength(1);
    expect(config.columns.filter(({ primary }) => primary)).toEqual([]);
    const keys = [
      ...config.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
      ...config.uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name)),
      // Background tasks over all accounts may look rows up by time, so a partial, non-unique index may start with
      // another column.
      ...config.indexes
        .filter(({ config: index }) => index.unique || index.where === undefined)
        .map(({ config: index }) => index.columns.map((column) => ('name' in column ? column.name : '?'))),
    ];
    for (const columns of keys) expect(columns[0]).toBe('account_id');
    expect(config.columns.filter(({ isUnique }) => isUnique)).toEqual([]);

    for (const key of config.foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      expect(columns[0]?.name).toBe('account_id');
      expect(foreignColumns[0]?.name).toBe(foreignTable === accounts ? 'id' : 'account_id');
    }
  },
);

test.each(tenantTables.map((table) => [nameOf(table), table] as const))(
  '%s has ids that come from no sequence',
  (_name, table) => {
    for (const column of Object.values(getTableColumns(table))) {
      if (column.name === 'id' || column.name.endsWith('_id')) expect(column.getSQLType()).toBe('uuid');
      expect(column.getSQLType()).not.toMatch(/serial/);
    }
  },
);
