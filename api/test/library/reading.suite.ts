import { type DatabaseKind, databases, type EmptyDatabase } from '../database/databases.js';
import { type RunningApi, startApi } from '../running-api.js';
import { cachingContract } from './caching.js';
import { catalogueContract } from './catalogue-facts.js';
import { errorContract } from './errors.js';
import { facetContract } from './facets.js';
import { filterContract } from './filters.js';
import { nearContract, orderContract } from './orders.js';
import { healthContract } from './health.js';
import { inProcessContract } from './in-process.js';
import { oembedContract } from './oembed.js';
import { readContract } from './reads.js';
import { sameAnswersContract } from './same-answers.js';
import { searchContract } from './search.js';
import { spellingsContract } from './spellings.js';

const [embedded, ...others] = databases as [DatabaseKind, ...DatabaseKind[]];

// One library for all of them: these contracts only read.
describe(`the api on ${embedded.name}`, () => {
  let database: EmptyDatabase;
  let running: RunningApi;

  beforeAll(async () => {
    database = await embedded.create();
    running = await startApi({ ...database.variables, SEED: 'catalogue' });
  });

  afterAll(async () => {
    await running?.stop();
    await database?.drop();
  });

  const api = () => running;
  describe('reads', () => readContract(api));
  describe('search', () => searchContract(api));
  describe('spellings', () => spellingsContract(api));
  describe('filters', () => filterContract(api));
  describe('facets', () => facetContract(api));
  describe('orders', () => orderContract(api));
  describe('near fits', () => nearContract(api));
  describe('the imported catalogue', () => catalogueContract(api));
  describe('caching', () => cachingContract(api));
  describe('oEmbed', () => oembedContract(api));
  describe('errors', () => errorContract(api));
  describe('health', () => healthContract(api));
  describe('requests in the same process', () => inProcessContract(api));
  for (const other of others) describe(`a library that was moved to ${other.name}`, () => sameAnswersContract(other, () => database, api));
});
