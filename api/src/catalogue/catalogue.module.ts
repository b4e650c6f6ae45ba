import { Global, Module } from '@nestjs/common';
import { Catalogue } from './catalogue.js';
import { ContentChanges } from './content-changes.js';
import { ReplicaWatch } from './replica-watch.js';

@Global()
@Module({ providers: [Catalogue, ContentChanges, ReplicaWatch], exports: [Catalogue, ContentChanges] })
export class CatalogueModule {}
