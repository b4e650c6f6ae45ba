import { Global, Module } from '@nestjs/common';
import { CatchUp } from './catch-up.js';
import { ContentChanges } from './content-changes.js';
import { Catalogue } from './library.js';
import { ReplicaWatch } from './replica-watch.js';

@Global()
@Module({ providers: [Catalogue, CatchUp, ContentChanges, ReplicaWatch], exports: [Catalogue, ContentChanges] })
export class CatalogueModule {}
